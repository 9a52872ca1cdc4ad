import { describe, expect, test } from 'vitest';
import pairs from '../../tokens/contrast-pairs.json';
import { contrastRatio, missesOf } from '../../tokens/contrast.ts';
import { oklchOf } from '../../tokens/colour.ts';
import { themesOf, wornModes } from '../../tokens/themes.ts';
import { themeFiles, themes } from './themes.ts';

test('black on white has the highest contrast and a colour on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#3350cd', '#3350cd')).toBe(1);
});

test('a grey just below 4.5 to 1 on white is told from one just above', () => {
  expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
});

test('a colour with alpha is refused, for its contrast depends on what is beneath', () => {
  expect(() => contrastRatio('#00000080', '#ffffff')).toThrow('not an opaque colour');
});

test('the pairs of the design are all checked', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(173);
});

test.each(wornModes(themes))('every pair has its contrast in $name', ({ theme, colours }) => {
  expect(missesOf(theme, colours)).toEqual([]);
});

/** Around the colour wheel, pale and vivid, and a grey. */
const accents = [
  ...[0, 60, 120, 180, 240, 300].map((hue) => `oklch(0.6 0.2 ${hue})`),
  ...['#ffd400', '#00e5ff', '#e60023', '#6b7280', 'white'],
];

test.each(accents)('every theme keeps its contrasts with the accent %s', (accent) => {
  for (const theme of themesOf(themeFiles, accent)) {
    const misses = missesOf(theme, theme.colours);
    expect(misses, theme.id).toEqual([]);
  }
});

test('the ramp of an accent has its hue, and the product’s own accent its own ramp', () => {
  const green = themesOf(themeFiles, '#1a7f37')[0]!.colours.accent.fill;
  const [, , hue] = oklchOf(green);
  expect(Math.abs(hue - oklchOf('#1a7f37')[2])).toBeLessThan(4);
  expect(themesOf(themeFiles, 'oklch(0.49 0.195 268)')[0]!.colours.accent.text).toBe('#3350cd');
});

test.each(themes.filter(({ scheme }) => scheme === 'dark'))(
  'cards and sheets of $id are told from the page by their colour, for shadows do not show there',
  ({ colours: { surface } }) => {
    expect(contrastRatio(surface.raised, surface.base)).toBeGreaterThanOrEqual(1.15);
    expect(contrastRatio(surface.sheet, surface.base)).toBeGreaterThanOrEqual(1.15);
  },
);

describe('the price colours', () => {
  const derived = themes.filter(({ id }) => themeFiles[id]!.redUp === undefined);

  test.each(derived)('of $id are exchanged, role by role, and nothing else is', ({ colours, redUp }) => {
    expect(redUp).toEqual({
      positive: colours.negative,
      negative: colours.positive,
      chart: {
        up: colours.chart.down,
        down: colours.chart.up,
        depthBid: colours.chart.depthAsk,
        depthAsk: colours.chart.depthBid,
      },
    });
  });
});
