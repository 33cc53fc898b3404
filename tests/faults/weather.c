/* What a machine may do to a process: a disk that is full, failing or slow, a clock that jumps.

   Loaded before the C library (LD_PRELOAD). The file named by FIREHOUSE_WEATHER says how it is;
   whoever runs the process changes it at any time. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

struct weather {
    int64_t clock_seconds; /* added to the time of day */
    int64_t disk_error;    /* what writing ends with, or 0 */
    int64_t disk_delay;    /* microseconds that a write or a sync takes longer */
};

static const struct weather *weather;
static const struct weather fair;

__attribute__((constructor)) static void look(void) {
    const char *path = getenv("FIREHOUSE_WEATHER");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    void *seen = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof fair, PROT_READ, MAP_SHARED, fd, 0);
    if (fd >= 0) close(fd);
    weather = seen == MAP_FAILED ? &fair : seen;
}

static const struct weather *now(void) { return weather ? weather : &fair; }

/* -1 if the disk does not take it, else 0, after a while. */
static int disk(void) {
    if (now()->disk_delay) usleep((useconds_t)now()->disk_delay);
    if (!now()->disk_error) return 0;
    errno = (int)now()->disk_error;
    return -1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return disk() ? -1 : REAL(pwrite)(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    return disk() ? -1 : REAL(pwrite64)(fd, data, size, at);
}

int fsync(int fd) {
    return disk() ? -1 : REAL(fsync)(fd);
}

int fdatasync(int fd) {
    return disk() ? -1 : REAL(fdatasync)(fd);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int failed = REAL(clock_gettime)(clock, time);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += now()->clock_seconds;
    return failed;
}

int gettimeofday(struct timeval *time, void *zone) {
    int failed = REAL(gettimeofday)(time, zone);
    if (!failed) time->tv_sec += now()->clock_seconds;
    return failed;
}

time_t time(time_t *told) {
    struct timespec read;
    clock_gettime(CLOCK_REALTIME, &read);
    if (told) *told = read.tv_sec;
    return read.tv_sec;
}
