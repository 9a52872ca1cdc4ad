import { describe, expect, it } from 'vitest';
import { addressLineOf, distanceBetween, findPlaces, nearestPlaces, withPlace } from './places.ts';

const place = (name: string, latitude = 0, longitude = 0) => ({ name, region: '', latitude, longitude });

describe('a place is found', () => {
  const all = [
    'Bad Köln',
    'Kolbermoor',
    'Frankfurt (Oder)',
    'Frankfurt am Main',
    'Köln',
    'Kölpin',
    'Neu-Köln',
    'Zürich',
  ].map((name) => place(name));
  const found = (text: string) => findPlaces(all, text).map(({ name }) => name);

  it.each([
    ['köl', ['Köln', 'Kölpin', 'Kolbermoor', 'Bad Köln', 'Neu-Köln']],
    ['frankfurt (oder)', ['Frankfurt (Oder)']],
    ['KOLN', ['Köln', 'Bad Köln', 'Neu-Köln']],
    ['frankfurt a', ['Frankfurt am Main']],
    [' zurich ', ['Zürich']],
    ['ln', []],
  ])('by %j, names that begin with it first', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('of many at most fifty are listed', () => {
    const many = Array.from({ length: 60 }, (_, at) => place(`Neustadt ${at}`));
    expect(findPlaces(many, 'neu')).toHaveLength(50);
    expect(findPlaces(many, '')).toHaveLength(50);
  });
});

describe('distances', () => {
  it('are those of the great circle: Berlin to Paris 878 km', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceBetween(berlin, paris) / 1000).toBeCloseTo(878, -1);
  });

  it('order places, also across the date line', () => {
    const places = [
      place('Suva', -18.14, 178.44),
      place('Apia', -13.83, -171.77),
      place('Alofi', -19.06, -169.92),
    ];
    const names = nearestPlaces(places, { latitude: -18, longitude: -179.5 }).map(({ name }) => name);
    expect(names).toEqual(['Suva', 'Apia', 'Alofi']);
  });
});

describe('the line of an address', () => {
  it('names a region once', () => {
    expect(addressLineOf({ name: 'Köln', region: 'North Rhine-Westphalia' })).toBe(
      'Köln, North Rhine-Westphalia',
    );
    expect(addressLineOf({ name: 'Hamburg', region: 'Hamburg' })).toBe('Hamburg');
    expect(addressLineOf({ name: 'Monaco', region: '' })).toBe('Monaco');
  });

  it('is added once, below what was typed', () => {
    expect(withPlace('', 'Köln')).toBe('Köln');
    expect(withPlace('Road 1\n', 'Köln')).toBe('Road 1\nKöln');
    expect(withPlace('Road 1\nKöln\nGermany', 'Köln')).toBe('Road 1\nKöln\nGermany');
  });

  it('replaces the one that was chosen before', () => {
    expect(withPlace('Road 1\nKöln\nGermany', 'Bonn', 'Köln')).toBe('Road 1\nBonn\nGermany');
    expect(withPlace('Road 1\n50667 Köln', 'Bonn', 'Köln')).toBe('Road 1\n50667 Köln\nBonn');
  });
});
