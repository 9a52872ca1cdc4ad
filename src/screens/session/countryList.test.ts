import { describe, expect, it } from 'vitest';
import { countries } from '../../../contracts/countries.ts';
import { locales } from '../../intl/languages.ts';
import { intlLocale } from '../../intl/locales.ts';
import { nameCountries } from '../../components/countries/countryNames.ts';
import { findCountries, groupByLetter, suggestCountries } from './countryList.ts';

function listOf(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return nameCountries(countries, (code) => names.of(code), locale);
}

const foundIn = (locale: string, text: string) => findCountries(listOf(locale), text).map(({ code }) => code);

describe('the list of countries', () => {
  it.each(locales.map(({ id }) => intlLocale(id)))('in %s is sorted as its speakers do', (locale) => {
    const names = listOf(locale).map(({ ownName }) => ownName);
    const { compare } = new Intl.Collator(locale);
    expect(names).toEqual([...names].sort(compare));
    expect(new Set(names).size).toBe(countries.length);
  });

  it.each(locales.map(({ id }) => intlLocale(id)))('in %s has every country under one letter', (locale) => {
    const groups = groupByLetter(listOf(locale), locale);
    expect(groups.flatMap((group) => group.countries)).toEqual(listOf(locale));
    const letters = groups.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it.each([
    ['de', 'Österreich', 'O'],
    ['ja', '日本', '漢'],
    ['ko', '대한민국', 'ㄷ'],
    ['th', 'ไทย', 'ท'],
    ['zh-Hans', '中国', 'Z'],
    ['zh-Hans', '德国', 'D'],
    ['zh-Hant', '德國', ''],
    ['en', 'Åland Islands', 'A'],
  ])('in %s has %s under %s', (locale, name, letter) => {
    const groups = groupByLetter(listOf(locale), locale);
    const group = groups.find((each) => each.countries.some(({ ownName }) => ownName === name));
    expect(group?.letter).toBe(letter);
  });

  it('calls a country by its English name where the back end names no region', () => {
    const [country] = nameCountries(
      [{ id: 1, name: 'Atlantis', area_code: '990', code: '' }],
      () => 'no',
      'de',
    );
    expect(country?.ownName).toBe('Atlantis');
  });
});

describe('a search', () => {
  it('finds by the name in the own language and by the English one', () => {
    expect(foundIn('de', 'deutsch')).toEqual(['DE']);
    expect(foundIn('de', 'german')).toEqual(['DE']);
    expect(foundIn('ja', 'ドイツ')).toEqual(['DE']);
    expect(foundIn('th', 'เยอรมนี')).toContain('DE');
  });

  it('does without accents and case', () => {
    expect(foundIn('de', 'osterreich')).toEqual(['AT']);
    expect(foundIn('en', 'COTE')).toEqual(['CI']);
  });

  it('finds by the beginning of the dial code, with and without plus', () => {
    expect(foundIn('en', '49')).toEqual(['DE']);
    expect(foundIn('en', '+49')).toEqual(['DE']);
    expect(foundIn('en', '1684')).toEqual(['AS']);
  });

  it('puts names that begin with the text before those with a later word', () => {
    const found = foundIn('en', 'united');
    expect(found.slice(0, 4).sort()).toEqual(['AE', 'GB', 'US', 'VI']);
    expect(foundIn('en', 'island')).not.toContain('IE');
    expect(foundIn('en', 'island').length).toBeGreaterThan(5);
  });

  it.each([
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['usa', 'US'],
    ['uae', 'AE'],
    ['South Korea', 'KR'],
    ['holland', 'NL'],
  ])('finds by the other name %s', (text, code) => {
    expect(foundIn('en', text)[0]).toBe(code);
    expect(foundIn('ja', text)).toContain(code);
  });

  it('finds by a dial code as people dial it', () => {
    expect(foundIn('en', '0049')).toEqual(['DE']);
    expect(foundIn('en', '+1 684')).toEqual(['AS']);
    expect(foundIn('en', '+')).toHaveLength(countries.length);
  });

  it('finds nothing for what is no country', () => {
    expect(foundIn('en', 'zzz')).toEqual([]);
  });
});

describe('the suggested countries', () => {
  const berlin = { languages: ['de-DE'], timeZone: 'Europe/Berlin' };
  const chosen = { dialCode: '81', region: 'JP' };

  it('are the last choice and where the device seems to be', () => {
    const suggested = suggestCountries(listOf('en'), chosen, berlin);
    expect(suggested.map(({ code }) => code)).toEqual(['DE', 'JP']);
  });

  it.each([[berlin], [undefined]])('are the last choice alone where no region is named, %o', (place) => {
    const unnamed = listOf('en').map((country) => ({ ...country, code: undefined }));
    const suggest = (current: { dialCode: string; id?: number } | undefined) =>
      suggestCountries(unnamed, current, place).map(({ name }) => name);
    const { id } = unnamed.find(({ name }) => name === 'Canada')!;
    expect(suggest({ dialCode: '1', id })).toEqual(['Canada']);
    expect(suggest({ dialCode: '81' })).toEqual(['Japan']);
    expect(suggest(undefined)).toEqual([]);
  });

  it('are none where nothing suggests one', () => {
    expect(suggestCountries(listOf('en'), undefined, undefined)).toEqual([]);
  });
});
