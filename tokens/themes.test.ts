import { describe, expect, test } from 'vitest';
import { readThemes } from './readThemes.ts';
import { defaultOf, leastContrast, themesOf, type ThemeFile } from './themes.ts';
import light from './themes/light.tokens.json' with { type: 'json' };

const accent = 'oklch(0.49 0.195 268)';
const file = light as unknown as ThemeFile;
/** A copy of the light theme's file with other facts. */
const fileWith = (facts: object, groups: object = {}): ThemeFile => ({
  ...file,
  ...groups,
  $extensions: { 'app.theme': { ...file.$extensions['app.theme'], ...facts } },
});

describe('a file of tokens/themes', () => {
  test('is a theme, under the name of the file', () => {
    const themes = themesOf({ light: file, sepia: fileWith({ order: 2 }) }, accent);
    expect(themes.map(({ id }) => id)).toEqual(['light', 'sepia']);
  });

  test('has its place by its order', () => {
    const themes = themesOf({ light: file, sepia: fileWith({ order: 0.5 }) }, accent);
    expect(themes.map(({ id }) => id)).toEqual(['sepia', 'light']);
  });

  test('stops the build with each role and each name that it lacks', () => {
    const { surface, ...others } = file.semantic as Record<string, Record<string, unknown>>;
    const { base: _, ...rest } = surface!;
    const { th: __, ...names } = file.$extensions['app.theme'].name;
    const sepia = fileWith({ name: names, scheme: 'sepia' }, { semantic: { ...others, surface: rest } });
    expect(() => themesOf({ light: file, sepia }, accent)).toThrow(
      'The theme sepia lacks surface.base.\nThe theme sepia has no name in th.\nThe theme sepia has the scheme sepia: light or dark.',
    );
  });

  test('stops the build with a role that no component knows', () => {
    const redUp = { positive: { glow: { $value: '{color.brick.600}' } } };
    expect(() => themesOf({ light: file, sepia: fileWith({}, { redUp }) }, accent)).toThrow(
      'The theme sepia has the unknown role positive.glow.',
    );
  });

  test('may have price colours of its own for red up', () => {
    const redUp = { positive: { text: { $value: '{color.plum.700}' } } };
    const [, sepia] = themesOf({ light: file, sepia: fileWith({ order: 2 }, { redUp }) }, accent);
    expect(sepia!.redUp).toEqual({ positive: { text: '#773c7b' } });
  });
});

test('each scheme has a theme with more contrast, and the device gets the first of its scheme', () => {
  const themes = readThemes();
  for (const scheme of ['light', 'dark'] as const)
    expect(themes.some((theme) => theme.scheme === scheme && theme.contrast === 'more')).toBe(true);
  expect([defaultOf(themes, 'light').id, defaultOf(themes, 'dark').id]).toEqual(['light', 'dark']);
});

test('more contrast is 7 to 1 for text and 4.5 to 1 for edges and marks', () => {
  expect(leastContrast(4.5, { contrast: 'more' })).toBe(7);
  expect(leastContrast(3, { contrast: 'more' })).toBe(4.5);
  expect(leastContrast(4.5, { contrast: 'standard' })).toBe(4.5);
});
