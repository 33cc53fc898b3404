/* Writes down what a process and its children write to their files, and when they sync them.

   Loaded before the C library (LD_PRELOAD). Files below FIREHOUSE_DISK_ROOT are recorded in the
   file FIREHOUSE_DISK_RECORD; disk_record.py tells from it what a disk would hold after a loss of
   power. A sync is told when it begins and when it has ended: what was written before it began is
   safe once it has ended. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE, SYNC_BEGAN, SYNC_ENDED, UNLINK };

struct head {
    int64_t what, at, size, path, sync;
};

static int record = -1;
static const char *root;
static int64_t syncs;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("FIREHOUSE_DISK_RECORD");
    const char *folder = getenv("FIREHOUSE_DISK_ROOT");
    if (!file || !folder) return;
    root = strdup(folder); /* a process may write its title over its environment */
    record = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (record < 0) return;
    int high = fcntl(record, F_DUPFD_CLOEXEC, 900); /* out of the way of who counts its files */
    close(record);
    record = high;
}

static int ours(const char *path) {
    return record >= 0 && !strncmp(path, root, strlen(root)) && path[strlen(root)] == '/';
}

static int path_of(int fd, char *path) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = record < 0 ? -1 : readlink(link, path, PATH_MAX - 1);
    if (size < 0) return 0;
    path[size] = 0;
    return ours(path);
}

static void tell(int64_t what, const char *path, int64_t at, const void *data, int64_t size,
                 int64_t sync) {
    struct head head = {what, at, size, (int64_t)strlen(path), sync};
    struct iovec parts[] = {
        {&head, sizeof head}, {(void *)path, strlen(path)}, {(void *)data, data ? size : 0}};
    if (REAL(writev)(record, parts, 3) < 0) abort();
}

static void wrote(int fd, int64_t at, const void *data, ssize_t size) {
    char path[PATH_MAX];
    if (size > 0 && path_of(fd, path)) tell(WRITE, path, at, data, size, 0);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    ssize_t done = REAL(pwrite)(fd, data, size, at);
    wrote(fd, at, data, done);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    ssize_t done = REAL(pwrite64)(fd, data, size, at);
    wrote(fd, at, data, done);
    return done;
}

static ssize_t wrote_parts(int fd, const struct iovec *parts, int count, int64_t at, ssize_t done) {
    ssize_t left = done;
    for (int i = 0; i < count && left > 0; i++) {
        ssize_t size = (ssize_t)parts[i].iov_len < left ? (ssize_t)parts[i].iov_len : left;
        wrote(fd, at, parts[i].iov_base, size);
        at += size;
        left -= size;
    }
    return done;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    return wrote_parts(fd, parts, count, at, REAL(pwritev)(fd, parts, count, at));
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    return wrote_parts(fd, parts, count, at, REAL(pwritev64)(fd, parts, count, at));
}

ssize_t write(int fd, const void *data, size_t size) {
    ssize_t done = REAL(write)(fd, data, size);
    char path[PATH_MAX];
    if (done > 0 && path_of(fd, path))
        tell(WRITE, path, lseek(fd, 0, SEEK_CUR) - done, data, done, 0);
    return done;
}

static int truncated(int fd, int64_t size, int failed) {
    char path[PATH_MAX];
    if (!failed && path_of(fd, path)) tell(TRUNCATE, path, size, NULL, 0, 0);
    return failed;
}

int ftruncate(int fd, off_t size) { return truncated(fd, size, REAL(ftruncate)(fd, size)); }

int ftruncate64(int fd, off64_t size) { return truncated(fd, size, REAL(ftruncate64)(fd, size)); }

static int synced(int fd, int (*sync)(int)) {
    char path[PATH_MAX];
    if (!path_of(fd, path)) return sync(fd);
    int64_t number = ((int64_t)getpid() << 32) + __sync_add_and_fetch(&syncs, 1);
    tell(SYNC_BEGAN, path, 0, NULL, 0, number);
    int failed = sync(fd);
    if (!failed) tell(SYNC_ENDED, path, 0, NULL, 0, number);
    return failed;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }

int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int unlink(const char *path) {
    int failed = REAL(unlink)(path);
    if (!failed && ours(path)) tell(UNLINK, path, 0, NULL, 0, 0);
    return failed;
}
