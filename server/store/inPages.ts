/** Rows of one page: few enough that others have their turn in time, as the renewal of the lease. */
const pageRows = 5000;
/** The same where rows are read for one person beside all others. */
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

/** Rows one by one, read page by page as they are asked for: a long list is never in memory whole. */
export async function* rowsOf<Row extends After, After>(read: Read<Row, After>): AsyncGenerator<Row> {
  for await (const page of pagesOf(read, besideRows)) yield* page;
}

/** Pages of rows, read as they are asked for. */
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
