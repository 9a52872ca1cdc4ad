/** The end of the process with the error's sentence alone, without its stack. */
export function exitWith(error: unknown): never {
  const { message, code } = error as Error & { code?: string };
  // What Node says of an option goes on about arguments that no command here takes.
  const isOption = code?.startsWith('ERR_PARSE_ARGS_') ?? false;
  console.error(isOption ? message.split(/\n|\. /, 1)[0] : message);
  process.exit(1);
}

/** The result, or the end of the process with one sentence. */
export function exitOnError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    exitWith(error);
  }
}
