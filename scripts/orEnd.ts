/** The result, or the end of the process with the error's sentence alone, without its stack. */
export function orEnd<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
