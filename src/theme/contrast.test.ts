import { describe, expect, test } from 'vitest';
import pairs from '../../tokens/contrast-pairs.json';
import { contrastRatio } from './contrast.ts';
import { darkColours, lightColours, redUpColours, type Colours } from './themes.ts';

type RoleValues = Record<string, Record<string, string>>;

function withOverlay(colours: Colours, overlay: RoleValues): RoleValues {
  const groups = Object.entries(colours as RoleValues);
  return Object.fromEntries(groups.map(([group, roles]) => [group, { ...roles, ...overlay[group] }]));
}

const themes: [string, RoleValues][] = [
  ['light', lightColours],
  ['dark', darkColours],
  ['light with red up', withOverlay(lightColours, redUpColours.light)],
  ['dark with red up', withOverlay(darkColours, redUpColours.dark)],
];

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
  expect(pairs).toHaveLength(175);
});

test.each(themes)('every pair has its contrast in %s', (_, colours) => {
  const faults = pairs.flatMap(({ foreground, background, min }) => {
    const ratio = contrastRatio(colourOf(colours, foreground), colourOf(colours, background));
    return ratio >= min ? [] : [`${foreground} on ${background} has ${ratio.toFixed(2)} of ${min} to 1`];
  });
  expect(faults).toEqual([]);
});

describe('the price colours', () => {
  const swaps = [
    ['light', lightColours, redUpColours.light],
    ['dark', darkColours, redUpColours.dark],
  ] as const;

  test.each(swaps)('of %s are exchanged, role by role, and nothing else is', (_, colours, overlay) => {
    expect(Object.keys(overlay).sort()).toEqual(['chart', 'negative', 'positive']);
    expect(overlay.positive).toEqual(colours.negative);
    expect(overlay.negative).toEqual(colours.positive);
    expect(overlay.chart).toEqual({
      up: colours.chart.down,
      down: colours.chart.up,
      depthBid: colours.chart.depthAsk,
      depthAsk: colours.chart.depthBid,
    });
  });
});
