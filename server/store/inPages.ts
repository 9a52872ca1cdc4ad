/** Rows of one page: few enough that others have their turn in time, as the renewal of the lease. */
const pageRows = 5000;

/**
 * Takes in rows page by page, so that a large table holds nobody up: an answer of the database comes all at once,
 * however long it is.
 * @param read the rows after one, or the first ones, in the order of what tells them apart
 */
export async function inPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  take: (row: Row) => void,
): Promise<void> {
  for (let last: Row | undefined; ;) {
    const page = await read(last, pageRows);
    for (const row of page) take(row);
    if (page.length < pageRows) return;
    last = page.at(-1);
  }
}
