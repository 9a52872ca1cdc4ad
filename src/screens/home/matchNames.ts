import { searchKey } from '../../ui/choices/searchKey.ts';

/** Normalises text: case, spaces and separators between two codes are ignored. */
function plain(text: string): string {
  return searchKey(text).replace(/[\s/._-]+/g, '');
}

/** Rows with a name that contains the text; matches at the beginning come first. */
export function matchNames<Row>(
  rows: readonly Row[],
  text: string,
  namesOf: (row: Row) => readonly string[],
): readonly Row[] {
  const wanted = plain(text);
  if (wanted === '') return rows;
  const ranked = rows.flatMap((row) => {
    const names = namesOf(row).map(plain);
    if (!names.some((name) => name.includes(wanted))) return [];
    return [{ row, rank: names.some((name) => name.startsWith(wanted)) ? 0 : 1 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}
