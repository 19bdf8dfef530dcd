// The minimum work of any program that reads YAML with libyaml, or that replaces files atomically.
//
//   floor read PATH...      runs libyaml's event loop over each file, or over every file below a folder
//   floor write FROM TO     writes the files of a folder into another folder, each atomically
//   floor peak COMMAND...   prints the peak memory of a command in KiB, and ends with its exit status

#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <yaml.h>

static void fail(const char *path) {
  perror(path);
  exit(2);
}

static unsigned char *contents(const char *path, size_t size, size_t *length) {
  int file = open(path, O_RDONLY);
  unsigned char *bytes = malloc(size + 1);
  ssize_t count = file < 0 || !bytes ? -1 : read(file, bytes, size);
  if (count < 0) fail(path);
  close(file);
  *length = (size_t)count;
  return bytes;
}

static void read_events(const char *path, const unsigned char *bytes, size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_event_type_t type;
  if (!yaml_parser_initialize(&parser)) fail(path);
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, length);
  do {
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", path, parser.problem);
      exit(1);
    }
    type = event.type;
    yaml_event_delete(&event);
  } while (type != YAML_STREAM_END_EVENT);
  yaml_parser_delete(&parser);
}

static void write_whole(const char *folder, const char *name, const unsigned char *bytes, size_t length) {
  char temporary[4096], target[4096];
  snprintf(temporary, sizeof temporary, "%s/.%s.partial", folder, name);
  snprintf(target, sizeof target, "%s/%s", folder, name);
  int file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
  if (file < 0 || write(file, bytes, length) != (ssize_t)length || close(file) != 0) fail(temporary);
  if (rename(temporary, target) != 0) fail(target);
}

static int print_peak(char **command) {
  if (fork() == 0) {
    execvp(command[0], command);
    fail(command[0]);
  }
  struct rusage usage;
  int status;
  wait(&status);
  getrusage(RUSAGE_CHILDREN, &usage);
  printf("%ld\n", usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char **arguments) {
  if (count > 2 && strcmp(arguments[1], "peak") == 0) return print_peak(arguments + 2);
  int writes = count == 4 && strcmp(arguments[1], "write") == 0;
  if (!writes && (count < 3 || strcmp(arguments[1], "read") != 0)) return 64;
  char *target = writes ? arguments[3] : NULL;
  if (writes) arguments[3] = NULL;
  FTS *tree = fts_open(arguments + 2, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
  if (!tree) fail(arguments[2]);
  for (FTSENT *entry; (entry = fts_read(tree));) {
    if (entry->fts_info != FTS_F) continue;
    size_t length;
    unsigned char *bytes = contents(entry->fts_path, (size_t)entry->fts_statp->st_size, &length);
    if (writes) {
      write_whole(target, entry->fts_name, bytes, length);
    } else {
      read_events(entry->fts_path, bytes, length);
    }
    free(bytes);
  }
  fts_close(tree);
  return 0;
}
