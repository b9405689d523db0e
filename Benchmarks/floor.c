// The lower bound of `modelgen generate`: parses the model with Expat, counts its elements, and writes
// as many files with as many bytes as modelgen did, copied from one buffer.
//
//     floor MODEL/contents FOLDER FILES BYTES
#include <expat.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what) {
    perror(what);
    exit(2);
}

static void start(void *count, const XML_Char *name, const XML_Char **attributes) {
    (void)name;
    for (int i = 0; attributes[i]; i += 2) *(long *)count += 1;
}

int main(int argc, char **argv) {
    if (argc != 5) {
        fprintf(stderr, "usage: floor CONTENTS FOLDER FILES BYTES\n");
        return 2;
    }
    int input = open(argv[1], O_RDONLY);
    struct stat status;
    if (input < 0 || fstat(input, &status)) fail(argv[1]);
    char *text = malloc((size_t)status.st_size);
    if (!text || read(input, text, (size_t)status.st_size) != status.st_size) fail("read");
    long count = 0;
    XML_Parser parser = XML_ParserCreate("UTF-8");
    XML_SetUserData(parser, &count);
    XML_SetStartElementHandler(parser, start);
    if (XML_Parse(parser, text, (int)status.st_size, 1) != XML_STATUS_OK) fail("parse");
    int files = atoi(argv[3]);
    size_t size = (size_t)(atol(argv[4]) / (files ? files : 1));
    char *body = malloc(size + 1), path[4096];
    memset(body, 'x', size);
    mkdir(argv[2], 0777);
    for (int i = 0; i < files; i++) {
        snprintf(path, sizeof path, "%s/Entity%d.swift", argv[2], i);
        int output = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (output < 0 || write(output, body, size) != (ssize_t)size) fail(path);
        close(output);
    }
    return count < 0;
}
