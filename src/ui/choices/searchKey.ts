/**
 * Folds a text for search: case, width and the accents of Latin letters do not count. Marks of other scripts do: they make
 * other words, as in Thai and kana. Hangul stays in its letters, so that a syllable is found while it is typed.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[^\p{Script=Hangul}]+/gu, (other) => other.normalize('NFC'))
    .toLowerCase()
    .trim();
}
