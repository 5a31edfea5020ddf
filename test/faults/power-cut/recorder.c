/*
 * Loaded before libc (LD_PRELOAD), it records what a process asks of the disk below one folder: what is written where,
 * and what was waited for. `replay.ts` makes the disk of any moment from it.
 *
 * A record: operation (1 byte), length of the path (4), offset (8), length of the data (4), path, data; little endian.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 3, UNLINK = 4, RENAME = 5 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int record_file = -1;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWER_CUT_RECORD");
  folder = getenv("POWER_CUT_FOLDER");
  if (!path || !folder) return;
  folder_length = strlen(folder);
  record_file = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
}

/* The path below the folder, or null for what is elsewhere. */
static const char *below(const char *path) {
  if (record_file < 0 || !path || strncmp(path, folder, folder_length) != 0) return NULL;
  return path[folder_length] == '/' ? path + folder_length + 1 : path[folder_length] == 0 ? "." : NULL;
}

static const char *path_of(int file, char *buffer, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, buffer, size - 1);
  if (length < 0) return NULL;
  buffer[length] = 0;
  return below(buffer);
}

static void record(uint8_t operation, const char *path, uint64_t offset, const void *data, uint32_t length) {
  uint32_t path_length = strlen(path);
  uint8_t head[17];
  head[0] = operation;
  memcpy(head + 1, &path_length, 4);
  memcpy(head + 5, &offset, 8);
  memcpy(head + 13, &length, 4);
  struct iovec parts[3] = {{head, 17}, {(void *)path, path_length}, {(void *)data, length}};
  pthread_mutex_lock(&lock);
  syscall(SYS_writev, record_file, parts, data ? 3 : 2);
  pthread_mutex_unlock(&lock);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void note_write(int file, const void *data, ssize_t done, off_t offset) {
  char buffer[4096];
  if (record_file < 0 || done <= 0) return;
  const char *path = path_of(file, buffer, sizeof buffer);
  if (path) record(WRITE, path, offset, data, done);
}

static void note_sync(int file, int result) {
  char buffer[4096];
  if (record_file < 0 || result != 0) return;
  const char *path = path_of(file, buffer, sizeof buffer);
  if (path) record(SYNC, path, 0, NULL, 0);
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
  ssize_t done = REAL(pwrite64)(file, data, length, offset);
  note_write(file, data, done, offset);
  return done;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
  ssize_t done = REAL(pwrite)(file, data, length, offset);
  note_write(file, data, done, offset);
  return done;
}

ssize_t write(int file, const void *data, size_t length) {
  ssize_t done = REAL(write)(file, data, length);
  if (record_file >= 0 && done > 0) {
    off_t end = lseek(file, 0, SEEK_CUR);
    if (end >= done) note_write(file, data, done, end - done);
  }
  return done;
}

int fsync(int file) {
  int result = REAL(fsync)(file);
  note_sync(file, result);
  return result;
}

int fdatasync(int file) {
  int result = REAL(fdatasync)(file);
  note_sync(file, result);
  return result;
}

static int truncated(int file, int result, off_t length) {
  char buffer[4096];
  if (record_file >= 0 && result == 0) {
    const char *path = path_of(file, buffer, sizeof buffer);
    if (path) record(TRUNCATE, path, length, NULL, 0);
  }
  return result;
}

int ftruncate(int file, off_t length) { return truncated(file, REAL(ftruncate)(file, length), length); }
int ftruncate64(int file, off64_t length) { return truncated(file, REAL(ftruncate64)(file, length), length); }

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  const char *name = below(path);
  if (name && result == 0) record(UNLINK, name, 0, NULL, 0);
  return result;
}

int rename(const char *from, const char *to) {
  int result = REAL(rename)(from, to);
  const char *name = below(from), *next = below(to);
  if (name && next && result == 0) record(RENAME, name, 0, next, strlen(next));
  return result;
}
