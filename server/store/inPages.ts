/** Rows per page: small enough not to delay others, such as the renewal of the lease. */
const pageRows = 5000;
/** Rows per page for one user's read beside all others. */
const besideRows = 500;

/** Reads the rows after a key, or the first ones, in the order of that key. */
type Read<Row extends After, After = Row> = (after: After | undefined, limit: number) => Promise<Row[]>;

/**
 * Reads rows page by page, because the database returns a whole answer at a time and a large table would block the
 * process.
 */
export async function inPages<Row>(read: Read<Row>, take: (row: Row) => void): Promise<void> {
  for await (const page of pagesOf(read, pageRows)) for (const row of page) take(row);
}

/** Streams rows one by one, read in pages on demand: a long list is never completely in memory. */
export async function* rowsOf<Row extends After, After>(read: Read<Row, After>): AsyncGenerator<Row> {
  for await (const page of pagesOf(read, besideRows)) yield* page;
}

/** Pages of rows, read on demand. */
export async function* pagesOf<Row extends After, After>(
  read: Read<Row, After>,
  limit: number,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const page = await read(last, limit);
    yield page;
    if (page.length < limit) return;
    last = page.at(-1);
  }
}
