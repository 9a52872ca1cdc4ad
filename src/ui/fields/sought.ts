/** As people search: without case and accents, in letters and digits of one width. */
export function sought(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
