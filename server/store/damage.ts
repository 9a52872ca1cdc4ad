// Database errors about damage or a full disk, as messages for an operator.

/** Primary codes of SQLite. */
const readOnly = 8;
const ioError = 10;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const noDatabase = 26;

/** @param place path of the database file */
export function damageOfSqlite(error: unknown, place: string): string | undefined {
  for (const { errcode, message } of causesOf(error)) {
    if (typeof errcode !== 'number') continue;
    const sentence = sqliteSentence(errcode & 0xff, place, String(message));
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function sqliteSentence(code: number, place: string, message: string): string | undefined {
  switch (code) {
    case readOnly:
      return `The database ${place} cannot be written: give the server's user the right to write to the file and its folder`;
    case full:
      return `The disk of ${place} is full: make room and start the server again`;
    case ioError:
      return `The disk of ${place} fails (${message}): look after the disk and its room, then start the server again`;
    case cannotOpen:
      return `The database ${place} cannot be opened: see that its folder exists and the server's user may write to it`;
    case corrupt:
    case noDatabase:
      return `The database ${place} is damaged (${message}): restore a backup, see docs/deploy.md`;
    default:
      return undefined;
  }
}

/** SQLSTATE of damaged tables and indexes, of a full disk and of a failing one. */
const postgresSentences: Record<string, (message: string) => string> = {
  XX001: (message) => `The database is damaged (${message}): restore a backup, see docs/deploy.md`,
  XX002: (message) => `The database is damaged (${message}): restore a backup, see docs/deploy.md`,
  53100: () => 'The disk of the database is full: make room and start the server again',
  58030: (message) =>
    `The disk of the database fails (${message}): look after it, then start the server again`,
};

export function damageOfPostgres(error: unknown): string | undefined {
  for (const { code, message } of causesOf(error))
    if (typeof code === 'string' && Object.hasOwn(postgresSentences, code))
      return postgresSentences[code]!(String(message));
  return undefined;
}

interface Cause {
  errcode?: unknown;
  code?: unknown;
  message?: unknown;
}

/** An error and its causes, outermost first. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause);
  return causes;
}
