/* A program that fails, to see that this is noticed. */
int main(void) { return 3; }
