import { describe, expect, test } from 'vitest';
import pairs from '../../tokens/contrast-pairs.json';
import { contrastRatio } from '../../tokens/contrast.ts';
import { leastContrast, type RoleValues, type Theme } from '../../tokens/themes.ts';
import { themes } from './themes.ts';

/** Every theme, and every theme with red up. */
const worn: [string, Theme, RoleValues][] = themes.flatMap((theme) => [
  [theme.id, theme, theme.colours],
  [
    `${theme.id} with red up`,
    theme,
    Object.fromEntries(
      Object.entries(theme.colours as RoleValues).map(([group, roles]) => [
        group,
        { ...roles, ...theme.redUp[group] },
      ]),
    ),
  ],
]);

function colourOf(colours: RoleValues, role: string): string {
  const [group = '', name = ''] = role.split('.');
  const colour = colours[group]?.[name];
  if (colour === undefined) throw new Error(`No theme has the role ${role}.`);
  return colour;
}

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

test('the 175 pairs of the design are all checked', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(175);
});

test.each(worn)('every pair has its contrast in %s', (_, theme, colours) => {
  const faults = pairs.flatMap(({ foreground, background, min }) => {
    const ratio = contrastRatio(colourOf(colours, foreground), colourOf(colours, background));
    const least = leastContrast(min, theme);
    return ratio >= least ? [] : [`${foreground} on ${background} has ${ratio.toFixed(2)} of ${least} to 1`];
  });
  expect(faults).toEqual([]);
});

test.each(themes.filter(({ scheme }) => scheme === 'dark'))(
  'cards and sheets of $id are told from the page by their colour, for shadows do not show there',
  ({ colours: { surface } }) => {
    expect(contrastRatio(surface.raised, surface.base)).toBeGreaterThanOrEqual(1.15);
    expect(contrastRatio(surface.sheet, surface.base)).toBeGreaterThanOrEqual(1.15);
  },
);

describe('the price colours', () => {
  test.each(themes)('of $id are exchanged, role by role, and nothing else is', ({ colours, redUp }) => {
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
