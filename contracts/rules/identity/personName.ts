// Whether two names belong to one person, independent of the spelling of a bank or a passport.

/** Letters that are not a base letter with a mark, transliterated as in passports (ICAO Doc 9303). */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
/** Transliteration without marks. */
const bareLetters: Readonly<Record<string, string>> = {
  ...plainLetters,
  ø: 'o',
  å: 'a',
  ä: 'a',
  ö: 'o',
  ü: 'u',
};

/** Combining accents only: the marks of other scripts are letters. */
const accents = /[\u0300-\u036f]/g;
/** Punctuation within a word. */
const within = /['’‘ʼ`´.]/g;

function partsOf(name: string, letters: Readonly<Record<string, string>>): string[] {
  // Upper case first: only upper-casing turns ß into ss.
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');
  const spelled = [...folded].map((letter) => letters[letter] ?? letter).join('');
  const bare = spelled.normalize('NFD').replace(accents, '').normalize('NFC').replace(within, '');
  return bare.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

const inAnyOrder = (parts: readonly string[]): string => parts.toSorted().join(' ');
const inOne = (parts: readonly string[]): string => parts.join('');

/** Whether the names differ only in letter case, accents, spaces, hyphens and the order of the parts. */
export function isSameName(one: string, other: string): boolean {
  return [plainLetters, bareLetters].some((letters) =>
    [plainLetters, bareLetters].some((others) => {
      const [left, right] = [partsOf(one, letters), partsOf(other, others)];
      if (left.length === 0 || right.length === 0) return false;
      return inAnyOrder(left) === inAnyOrder(right) || inOne(left) === inOne(right);
    }),
  );
}
