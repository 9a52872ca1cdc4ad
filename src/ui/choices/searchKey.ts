/**
 * Normalises a text for search: ignores case, width and accents of Latin letters. Marks of other scripts are kept,
 * because they distinguish words, as in Thai and kana. Hangul is decomposed, so that a syllable matches while it is
 * typed.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[^\p{Script=Hangul}]+/gu, (other) => other.normalize('NFC'))
    .toLowerCase()
    .trim();
}
