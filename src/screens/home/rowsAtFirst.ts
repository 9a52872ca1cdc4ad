/** Number of rows on Home before the user expands the list. */
export const rowsAtFirst = 8;
