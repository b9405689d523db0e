import Foundation

/// Lets a signal end the process as soon as it makes a file longer than a number of bytes.
func endProcess(whenFilesExceed bytes: Int) {
    // Who started the process may have ignored or blocked the signal: SQLite would see an error.
    signal(SIGXFSZ, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    var limit = rlimit()
    limit.rlim_cur = rlim_t(bytes)
    limit.rlim_max = rlim_t(bytes)
    #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        let resource = RLIMIT_FSIZE
    #endif
    precondition(setrlimit(resource, &limit) == 0)
}
