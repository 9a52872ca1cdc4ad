// Countries as a list in the user's language: grouped by letter and searchable.
import type { AreaCode } from '../../api/signIn.ts';
import { otherNamesOf, type NamedCountry } from '../../components/countries/countryNames.ts';
import { guessRegion, type DevicePlace } from '../../components/identifiers/guessRegion.ts';
import type { Country } from '../../components/identifiers/signInChoice.ts';
import { searchKey } from '../../ui/choices/searchKey.ts';

/** Without a region, the back end's id distinguishes countries with the same dial code. */
export function isCurrent({ area_code, code, id }: AreaCode, current: Country | undefined): boolean {
  if (current?.dialCode !== area_code) return false;
  return current.region === undefined ? (current.id ?? id) === id : current.region === code;
}

/** Suggestions from the last choice and the device. Without regions in the back end's list, only the last choice. */
export function suggestCountries(
  countries: readonly NamedCountry[],
  current: Country | undefined,
  place: DevicePlace | undefined,
): NamedCountry[] {
  const regions = countries.flatMap(({ code }) => (code ? [code] : []));
  const likely = place && guessRegion(place, regions);
  return countries.filter(
    (country) => isCurrent(country, current) || (likely !== undefined && country.code === likely),
  );
}

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, letter] as const);

/**
 * First entry and label of each group, by script. Names in a script other than the language's own go into the last
 * group before them. Traditional Chinese is sorted by strokes, which is not a letter index.
 */
const beginnings: Record<string, readonly (readonly [first: string, label: string])[]> = {
  ja: [...[...'あかさたなはまやらわ'].map((kana) => [kana, kana] as const), ['亜', '漢']],
  ko: [...'가나다라마바사아자차카타파하'].map(
    (syllable, index) => [syllable, 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'[index]!] as const,
  ),
  th: [...'กขคฆงจฉชซญฐณดตถทธนบปผฝพฟภมยรลวศสหอฮ'].map((letter) => [letter, letter] as const),
  // First character of each pinyin letter in the collation order of the language.
  'zh-Hans': [
    ...[...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'].map(
      (sign, index) => [sign, 'ABCDEFGHJKLMNOPQRSTWXYZ'[index]!] as const,
    ),
  ],
  'zh-Hant': [],
};

export interface LetterGroup {
  letter: string;
  countries: NamedCountry[];
}

/** Groups the sorted list by letter; one group without a letter for languages without an alphabetical index. */
export function groupByLetter(countries: readonly NamedCountry[], locale: string): LetterGroup[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const { language, script } = new Intl.Locale(locale);
  const starts = beginnings[language === 'zh' ? `zh-${script}` : language] ?? latin;
  const groups: LetterGroup[] = [];
  for (const country of countries) {
    const letter = starts.findLast(([first]) => compare(first, country.ownName) <= 0)?.[1] ?? '';
    const last = groups.at(-1);
    if (last?.letter === letter) last.countries.push(country);
    else groups.push({ letter, countries: [country] });
  }
  return groups;
}

/**
 * Countries whose own, English or other name has a word that starts with the text, or whose dial code does; names that
 * start with it come first.
 */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const wanted = searchKey(text);
  const digits = /^(?:\+|00?)?(\d*)$/.exec(wanted.replace(/[\s-]/g, ''))?.[1];
  if (digits !== undefined) return countries.filter(({ area_code }) => area_code.startsWith(digits));
  const rank = ({ ownName, name, code = '' }: NamedCountry): number => {
    const others = otherNamesOf(code);
    const names = [searchKey(ownName), searchKey(name), ...others];
    if (searchKey(code) === wanted || others.includes(wanted)) return 3;
    if (names.some((each) => each.startsWith(wanted))) return 2;
    return names.some((each) => each.includes(` ${wanted}`) || isWithin(each, wanted)) ? 1 : 0;
  };
  return [3, 2, 1].flatMap((wanted) => countries.filter((country) => rank(country) === wanted));
}

/** Scripts without spaces have no word starts. */
function isWithin(name: string, wanted: string): boolean {
  return /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(wanted) && name.includes(wanted);
}
