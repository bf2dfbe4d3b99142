// Fails, cuts short or delays one call on the files below a folder: the n-th that this kind of fault can happen to.
//
// TABLESIDE_FAULT_FOLDER: the folder. TABLESIDE_FAULT_KIND: a word of `meets` below. TABLESIDE_FAULT_AT: which call, from 1
// on; 0 is none. TABLESIDE_FAULT_REPORT: a file outside of the folder for the number of calls, and the one that was hit.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum call { OPEN, MAKE, READ, WRITE, SIZE, SYNC, NAME };

static const char *folder, *kind;
static long at;
static atomic_long calls;
static char hit[512];

__attribute__((constructor)) static void begin(void) {
    const char *number = getenv("TABLESIDE_FAULT_AT");
    folder = getenv("TABLESIDE_FAULT_FOLDER");
    kind = getenv("TABLESIDE_FAULT_KIND");
    at = number ? atol(number) : 0;
}

__attribute__((destructor)) static void end(void) {
    const char *report = getenv("TABLESIDE_FAULT_REPORT");
    FILE *file = report ? fopen(report, "w") : NULL;
    if (file) {
        fprintf(file, "%ld %s\n", (long)calls, hit);
        fclose(file);
    }
}

static int is(const char *word) { return !strcmp(kind, word); }

// Whether this kind of fault can happen to a call, and its error number.
static int meets(enum call call) {
    if (is("error") || is("broken")) return EIO;
    if (is("no-room") || is("full")) return call == READ || call == OPEN ? 0 : ENOSPC;
    if (is("no-sync")) return call == SYNC ? EIO : 0;
    if (is("short")) return call == READ || call == WRITE ? -1 : 0;
    if (is("torn")) return call == WRITE ? EIO : 0;
    return is("delay") ? -1 : 0;
}

static int is_ours(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

static const char *path_of(int file, char *path, size_t size) {
    char link[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, size - 1);
    path[length > 0 ? length : 0] = 0;
    return path;
}

// Counts a call. 0: it goes on as usual; -1: with half of its bytes; else it fails with this error.
static int fault(enum call call, const char *name, const char *path) {
    int error;
    if (!is_ours(path) || !kind || !(error = meets(call))) return 0;
    long number = ++calls;
    int stays = is("full") || is("broken");
    if (!at || (stays ? number < at : number != at)) return 0;
    if (!hit[0]) snprintf(hit, sizeof hit, "%s %s", name, path + strlen(folder));
    if (is("delay")) {
        usleep(30000);
        return 0;
    }
    return error;
}

static int fault_of(enum call call, const char *name, int file) {
    char path[4096];
    return fault(call, name, path_of(file, path, sizeof path));
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL(error) return errno = (error), -1

#define OPENING(name)                                                                           \
    int name(const char *path, int flags, ...) {                                                \
        va_list rest;                                                                           \
        va_start(rest, flags);                                                                  \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                 \
        va_end(rest);                                                                           \
        int makes = (flags & O_CREAT) && access(path, F_OK);                                    \
        int error = fault(makes ? MAKE : OPEN, makes ? "create" : "open", path);                \
        if (error > 0) FAIL(error);                                                             \
        return REAL(name)(path, flags, mode);                                                   \
    }
OPENING(open)
OPENING(open64)

// Half of the bytes, and then either that is all there is, or an error.
#define MOVING(name, call, pointer, rest_of, rest)                                              \
    ssize_t name(int file, pointer bytes, size_t size rest_of) {                                \
        int error = fault_of(call, #name, file);                                                \
        if (error > 0 && is("torn")) {                                                          \
            if (REAL(name)(file, bytes, size / 2 rest) < 0) return -1;                          \
            FAIL(error);                                                                        \
        }                                                                                       \
        if (error > 0) FAIL(error);                                                             \
        return REAL(name)(file, bytes, error < 0 && size > 1 ? size / 2 : size rest);           \
    }
#define COMMA ,
MOVING(read, READ, void *, , )
MOVING(write, WRITE, const void *, , )
MOVING(pread, READ, void *, COMMA off_t place, COMMA place)
MOVING(pwrite, WRITE, const void *, COMMA off_t place, COMMA place)
MOVING(pread64, READ, void *, COMMA off64_t place, COMMA place)
MOVING(pwrite64, WRITE, const void *, COMMA off64_t place, COMMA place)

ssize_t copy_file_range(int from, off64_t *there, int to, off64_t *here, size_t size, unsigned flags) {
    int error = fault_of(WRITE, "copy_file_range", to);
    if (error > 0) FAIL(error);
    return REAL(copy_file_range)(from, there, to, here, error < 0 && size > 1 ? size / 2 : size, flags);
}

#define ON_FILE(name, call, rest_of, rest)                                                      \
    int name(int file rest_of) {                                                                \
        int error = fault_of(call, #name, file);                                                \
        if (error > 0) FAIL(error);                                                             \
        return REAL(name)(file rest);                                                           \
    }
ON_FILE(ftruncate, SIZE, COMMA off_t size, COMMA size)
ON_FILE(ftruncate64, SIZE, COMMA off64_t size, COMMA size)
ON_FILE(fsync, SYNC, , )
ON_FILE(fdatasync, SYNC, , )

#define ON_PATH(name, call, rest_of, rest)                                                      \
    int name(const char *path rest_of) {                                                        \
        int error = fault(call, #name, path);                                                   \
        if (error > 0) FAIL(error);                                                             \
        return REAL(name)(path rest);                                                           \
    }
ON_PATH(unlink, NAME, , )
ON_PATH(rename, NAME, COMMA const char *target, COMMA target)
ON_PATH(mkdir, MAKE, COMMA mode_t mode, COMMA mode)
