/** Exits with the error's message only, without its stack. */
export function exitWith(error: unknown, status = 1): never {
  const { message, code } = error as Error & { code?: string };
  // Node's message continues with advice about positional arguments, which no command here accepts.
  const isOption = code?.startsWith('ERR_PARSE_ARGS_') ?? false;
  console.error(isOption ? message.split(/\n|\. /, 1)[0] : message);
  process.exit(status);
}

/** Returns the result, or exits with a one-sentence error. */
export function exitOnError<Result>(read: () => Result, status?: number): Result {
  try {
    return read();
  } catch (error) {
    exitWith(error, status);
  }
}
