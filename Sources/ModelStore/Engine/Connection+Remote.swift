import Foundation

extension Connection {
    /// A number that is another one whenever rows may have changed: a server doesn't say whether they
    /// have.
    func remoteVersion() -> Int64 {
        if isIdle { remoteVersions += 1 }
        return remoteVersions
    }

    func beginWriting(to remote: any RemoteDatabase) throws {
        try remote.begin(.writing(steps, isAlone: writesAlone))
        remoteVersions += 1
    }
}
