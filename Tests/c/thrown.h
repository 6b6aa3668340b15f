/* What a body throws in C++; nothing else may happen. */
#ifndef KEEPLAYOUT_TESTS_THROWN_H
#define KEEPLAYOUT_TESTS_THROWN_H

#include <cstdio>
#include <cstdlib>

template <class Error, class Body> Error thrown_by(Body body) {
  try {
    body();
  } catch (const Error &error) {
    return error;
  }
  fprintf(stderr, "nothing was thrown\n");
  exit(1);
}

#endif
