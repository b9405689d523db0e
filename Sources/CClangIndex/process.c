#include "CClangIndex.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void limit(int resource, rlim_t value) {
    struct rlimit bounds;
    if (getrlimit(resource, &bounds) != 0) return;
    if (bounds.rlim_cur == RLIM_INFINITY || bounds.rlim_cur > value) bounds.rlim_cur = value;
    setrlimit(resource, &bounds);
}

void clang_index_limit_process(void) {
    limit(RLIMIT_CPU, 60);
    limit(RLIMIT_CORE, 0);
    // The address space counts what is only reserved, too.
    limit(RLIMIT_AS, (rlim_t)8 << 30);
}

static int write_all(int descriptor, const char *text, size_t length) {
    while (length > 0) {
        ssize_t count = write(descriptor, text, length);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return 0;
        text += count;
        length -= (size_t)count;
    }
    return 1;
}

static char *read_all(int descriptor, size_t *length) {
    size_t room = 1 << 16, used = 0;
    char *bytes = malloc(room);
    while (bytes) {
        if (used == room) {
            char *larger = realloc(bytes, room *= 2);
            if (!larger) break;
            bytes = larger;
        }
        ssize_t count = read(descriptor, bytes + used, room - used);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        used += (size_t)count;
    }
    *length = bytes ? used : 0;
    return bytes;
}

/// Makes a pipe that other children don't inherit.
static int make_pipe(int ends[2]) {
    if (pipe(ends) != 0) return 0;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 1;
}

static int start(const char *const *arguments, int input, int output, pid_t *child) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t signals;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    // A crash ends the child, whatever this process does about signals.
    posix_spawnattr_init(&attributes);
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    // Threads of a pool block signals, and the child would, too.
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    int error = posix_spawn(child, arguments[0], &actions, &attributes, (char *const *)arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0;
}

int clang_index_run(const char *const *arguments, const char *input, size_t input_length, char **output,
                    size_t *output_length) {
    int in[2], out[2], status = -1;
    pid_t child;
    *output = NULL;
    *output_length = 0;
    if (!make_pipe(in)) return -1;
    if (!make_pipe(out)) {
        close(in[0]);
        close(in[1]);
        return -1;
    }
    int is_started = start(arguments, in[0], out[1], &child);
    close(in[0]);
    close(out[1]);
    if (is_started) {
        // The child reads all of its input before it writes. If it ends early, its status tells why.
        void (*previous)(int) = signal(SIGPIPE, SIG_IGN);
        write_all(in[1], input, input_length);
        signal(SIGPIPE, previous);
    }
    close(in[1]);
    if (is_started) {
        *output = read_all(out[0], output_length);
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    }
    close(out[0]);
    return status;
}

int clang_index_pipe(const char *text, char *path, size_t path_size) {
    int ends[2];
    // A pipe holds at least 512 bytes without a reader.
    if (strlen(text) > 512 || !make_pipe(ends)) return 0;
    write_all(ends[1], text, strlen(text));
    close(ends[1]);
    snprintf(path, path_size, "/dev/fd/%d", ends[0]);
    return ends[0];
}
