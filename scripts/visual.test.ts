import { describe, expect, it } from 'vitest';
import { described, differenceOf } from './visual/difference.ts';
import type { Pictures } from './visual/draw.ts';
import { reportPage } from './visual/reportPage.ts';
import { sortStates } from './visual/sortStates.ts';

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];
const red = [255, 0, 0, 255];
/** Faded white, for identical pixels. */
const faded = [255, 255, 255, 64];

/** A picture with one letter for each pixel: w is white, b is black. */
function picture(...rows: string[]) {
  const data = [...rows.join('')].flatMap((letter) => (letter === 'b' ? black : white));
  return { width: rows[0]!.length, height: rows.length, data };
}

describe('the difference of two pictures', () => {
  it('is the count of pixels that differ, the box around them, and a picture with them in red', () => {
    const before = picture('www', 'www', 'wwb');
    const after = picture('www', 'wbw', 'www');
    expect(differenceOf(before, after)).toMatchObject({
      pixels: 2,
      box: { left: 1, top: 1, width: 2, height: 2 },
      width: 3,
    });
    const rows = [
      [faded, faded, faded],
      [faded, red, faded],
      [faded, faded, red],
    ];
    expect([...differenceOf(before, after).marked]).toEqual(rows.flat(2));
  });

  it('is found where one channel alone is one shade off', () => {
    const before = { width: 1, height: 1, data: [255, 255, 255, 255] };
    const after = { width: 1, height: 1, data: [255, 255, 254, 255] };
    expect(differenceOf(before, after).pixels).toBe(1);
  });

  it('is everything that one of them alone reaches', () => {
    const wider = differenceOf(picture('w', 'w'), picture('ww', 'ww'));
    expect(wider).toMatchObject({ pixels: 2, box: { left: 1, top: 0, width: 1, height: 2 }, width: 2 });
    const lower = differenceOf(picture('ww', 'ww'), picture('ww'));
    expect(lower).toMatchObject({ pixels: 2, box: { left: 0, top: 1, width: 2, height: 1 }, width: 2 });
  });

  it('is told as pixels in a box', () => {
    expect(described({ pixels: 12, box: { left: 3, top: 4, width: 6, height: 5 } })).toBe(
      '12 pixels in 6 × 5 at 3, 4',
    );
  });
});

const pictures = (light: string, dark: string): Pictures => ({
  light: Buffer.from(light),
  dark: Buffer.from(dark),
});

const sorted = sortStates(
  new Map<string, Pictures | Error>([
    ['same', pictures('day', 'night')],
    ['other-by-night', pictures('day', 'night')],
    ['gone', pictures('day', 'night')],
    ['breaks', pictures('day', 'night')],
    ['mended', new Error('it fails: No such coin')],
  ]),
  new Map<string, Pictures | Error>([
    ['new', pictures('day', 'night')],
    ['same', pictures('day', 'night')],
    ['other-by-night', pictures('day', 'evening')],
    ['breaks', new Error('it fails: No such order')],
    ['mended', pictures('day', 'night')],
    ['new-and-broken', new Error('it fails: No such page')],
  ]),
);

describe('states of two drawings', () => {
  it('are alike, differ in either theme, are new or gone, each in one place only', () => {
    expect(sorted).toMatchObject({
      alike: ['same'],
      differing: ['other-by-night'],
      added: ['new'],
      gone: ['gone'],
    });
  });

  it('that cannot be drawn are named with the drawing and the reason', () => {
    expect(sorted.broken).toEqual([
      'breaks after: it fails: No such order',
      'mended before: it fails: No such coin',
      'new-and-broken after: it fails: No such page',
    ]);
  });
});

describe('the page of differences', () => {
  const difference = { pixels: 12, box: { left: 3, top: 4, width: 6, height: 5 } };
  const changed = [
    { id: 'most', differences: { light: difference, dark: difference } },
    { id: 'other-by-night', differences: { dark: difference } },
  ];
  const page = reportPage('fix/<b>', sorted, changed);
  const imagesOf = (text: string) => [...text.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path);

  it('shows before, after and the difference side by side in each theme that differs, in the order given', () => {
    expect(imagesOf(page)).toEqual([
      'before/light/most.png',
      'after/light/most.png',
      'difference/light/most.png',
      'before/dark/most.png',
      'after/dark/most.png',
      'difference/dark/most.png',
      'before/dark/other-by-night.png',
      'after/dark/other-by-night.png',
      'difference/dark/other-by-night.png',
    ]);
    expect(page).toContain('<h3>light: alike</h3>');
    expect(page).toContain('<h3>dark: 12 pixels in 6 × 5 at 3, 4</h3>');
  });

  it('lists what is new, gone or cannot be drawn, with the pictures that there are', () => {
    expect(page).toContain(
      '<li>new <a href="after/light/new.png">light</a> <a href="after/dark/new.png">dark',
    );
    expect(page).toContain('<li>gone <a href="before/light/gone.png">light</a>');
    expect(page).toContain('<li>breaks after: it fails: No such order</li>');
    expect(page).toContain('1 states are alike, 2 differ, 1 are new, 1 are gone, 3 cannot be drawn.');
  });

  it('asks for nothing outside of its folder, and takes the name of a branch as text', () => {
    expect(page).toContain('<h1>Against fix/&lt;b&gt;</h1>');
    expect(page).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });
});
