// Modes in which a state is drawn. Themes and price colours are put on a rendered state; the others render it again.
import { locales } from '../../src/intl/languages.ts';
import { defaultOf, type Theme } from '../../tokens/themes.ts';

export interface Mode {
  id: string;
  theme: string;
  scheme: 'light' | 'dark';
  /** Undefined: as the story sets it. */
  direction?: 'red-up';
  /** Storybook globals that the state is rendered with. */
  globals: Readonly<Record<string, string>>;
  /** Width of the page in CSS pixels, where the story sets none. */
  width: number;
  /** Whether it applies to all states, not only to those tagged `modes`. */
  isForAll: boolean;
}

/** Tag of the states that the further modes apply to. */
export const modesTag = 'modes';
const referenceWidth = 390;

/** All modes of a product with these themes. */
export function modesOf(themes: readonly Theme[]): Mode[] {
  const defaults = [defaultOf(themes, 'light'), defaultOf(themes, 'dark')];
  const base = { theme: defaults[0]!.id, scheme: defaults[0]!.scheme, globals: {}, width: referenceWidth };
  return [
    ...themes.map((theme) => ({
      ...base,
      id: theme.id,
      theme: theme.id,
      scheme: theme.scheme,
      isForAll: defaults.includes(theme),
    })),
    { ...base, id: 'red-up', direction: 'red-up', isForAll: false },
    ...locales
      .filter(({ id }) => id !== 'en')
      .map(({ id }) => ({ ...base, id, globals: { locale: id }, isForAll: false })),
    { ...base, id: 'text200', globals: { textSize: '200' }, isForAll: false },
    { ...base, id: 'w320', width: 320, isForAll: false },
  ];
}

/**
 * @param names ids separated by commas; undefined for the default themes
 * @throws Error with one sentence for an unknown mode
 */
export function chosenModes(all: readonly Mode[], names: string | undefined): Mode[] {
  if (names === undefined) return all.filter(({ isForAll }) => isForAll);
  return [...new Set(names.split(','))].map((name) => {
    const mode = all.find(({ id }) => id === name);
    if (mode) return mode;
    throw new Error(`There is no mode '${name}': ${all.map(({ id }) => id).join(', ')}`);
  });
}

/** Equal for modes that one rendering of a state serves. */
export function renderingOf({ globals, width }: Mode): string {
  return JSON.stringify([globals, width]);
}
