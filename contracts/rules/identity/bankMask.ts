// Masked display of a bank card outside its own form. Masked values are unchanged.

const shown = 4;

/**
 * Masks all but the last four: 4000 0000 0000 3000 becomes ************3000. Fewer than five characters are masked
 * completely.
 */
export function maskedAccount(number: string): string {
  if (number.includes('*')) return number;
  const signs = [...number.replace(/\s/g, '')];
  const hidden = signs.length > shown ? signs.length - shown : signs.length;
  return '*'.repeat(hidden) + signs.slice(hidden).join('');
}

/** Keeps the country of an IBAN and its last four characters: DE****************3000. */
export function maskedIban(iban: string): string {
  if (iban.includes('*') || iban === '') return iban;
  return iban.slice(0, 2) + maskedAccount(iban.replace(/\s/g, '').slice(2));
}

/** Keeps the first letters of the first and the last word: L*** H***. */
export function maskedHolder(name: string): string {
  if (name.includes('*')) return name;
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 2 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => `${[...word][0]}***`).join(' ');
}

/** Last digits of the number's masked form; empty where that shows none. */
export const lastFourOf = ({ bank_account }: { bank_account: string }): string =>
  maskedAccount(bank_account).replaceAll('*', '');
