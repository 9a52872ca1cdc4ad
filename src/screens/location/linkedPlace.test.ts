import { afterEach, expect, it, vi } from 'vitest';
import { linkedPlace, mapHref } from './linkedPlace.ts';

const of = (query: string) => linkedPlace(new URLSearchParams(query));

afterEach(() => vi.unstubAllGlobals());

it('a link names a place, its address and its position', () => {
  expect(of('name=Bank&address=Road%201&latitude=-33.86&longitude=151.2')).toEqual({
    name: 'Bank',
    address: 'Road 1',
    point: { latitude: -33.86, longitude: 151.2 },
  });
});

it.each([
  'latitude=91&longitude=0',
  'latitude=0&longitude=181',
  'latitude=1e1&longitude=0',
  'latitude=0',
  '',
])('a position of %j is none', (query) => {
  expect(of(query).point).toBeUndefined();
});

it('a text is one short line without control signs, because anybody can write a link', () => {
  const { name, address } = of(`name=${'n'.repeat(500)}&address=a%0A%0A%E2%80%AEb%00c`);
  expect(name).toHaveLength(80);
  expect(address).toBe('a b c');
});

it('a long name is cut between characters', () => {
  const place = of(`name=${'n'.repeat(79)}%F0%9F%98%80x&latitude=1&longitude=2`);
  expect(place.name).toBe(`${'n'.repeat(79)}😀`);
  expect(mapHref(place)).toContain('%F0%9F%98%80');
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'https://maps.apple.com/?ll=50.9,6.9&q=A%26B'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', 'geo:50.9,6.9?q=50.9,6.9(A%26B)'],
])('the map of %s opens', (_, userAgent, href) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(mapHref(of('name=A%26B&latitude=50.9&longitude=6.9'))).toBe(href);
});
