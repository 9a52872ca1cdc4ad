// The themes, from the files of tokens/themes: one file per theme.
import { accentRamp } from './accent.ts';
import { oklchOf, type Oklch } from './colour.ts';
import primitives from './primitives.tokens.json' with { type: 'json' };
import { resolveTokens } from './resolve.ts';
import type light from './themes/light.tokens.json';

/** Languages of a theme's name. */
const languages = ['en', 'de', 'es', 'ja', 'ko', 'th', 'zh-Hans', 'zh-Hant'] as const;
type Name = Record<(typeof languages)[number], string>;

/** What the file of a theme declares besides its colours. */
export type ThemeFacts = {
  name: Name;
  /** Colours of the browser's own controls, and the device setting that the theme answers to. */
  scheme: 'light' | 'dark';
  /** `more`: answers to a device that asks for more contrast; its pairs have higher minimums. */
  contrast: 'standard' | 'more';
  /** Token of the browser's bar. */
  bar: string;
  /** Position in lists; the first of a scheme and contrast is the one that follows the device. */
  order: number;
};

/** CSS values by group and role. */
export type RoleValues = Record<string, Record<string, string>>;

/** Colours by role; every theme has all. */
export type Colours = {
  [Group in keyof Omit<typeof light.semantic, '$type'>]: {
    [Role in keyof (typeof light.semantic)[Group]]: string;
  };
};

export type Theme = Omit<ThemeFacts, 'order'> & {
  id: string;
  colours: Colours;
  /** The roles that differ where rising prices are red. */
  redUp: RoleValues;
};

type Group = { [role: string]: unknown };
export type ThemeFile = {
  $extensions: { 'app.theme': ThemeFacts };
  semantic: Group;
  redUp?: Group;
};

/** What a page must know of the themes before its styles are loaded. */
export const pageThemesOf = (themes: readonly Theme[]) =>
  themes.map(({ id, scheme, contrast, bar }) => ({ id, scheme, contrast, bar }));

/** A theme as it is worn: with green or with red for rising prices. */
export type Mode = { name: string; theme: Theme; colours: RoleValues };

/** Every theme, and every theme with red up. */
export const wornModes = (themes: readonly Theme[]): Mode[] =>
  themes.flatMap((theme) => {
    const colours: RoleValues = theme.colours;
    const redUp = Object.entries(colours).map(([group, roles]) => [group, { ...roles, ...theme.redUp[group] }]);
    return [
      { name: theme.id, theme, colours },
      { name: `${theme.id}.red-up`, theme, colours: Object.fromEntries(redUp) as RoleValues },
    ];
  });

/** The theme of a scheme that follows the device. */
export const defaultOf = (themes: readonly Theme[], scheme: Theme['scheme']): Theme =>
  themes.find((theme) => theme.scheme === scheme && theme.contrast === 'standard')!;

/** Lowest contrast ratio of a pair in a theme; WCAG's enhanced level where the theme promises more. */
export const leastContrast = (min: number, { contrast }: Pick<Theme, 'contrast'>): number =>
  contrast === 'standard' ? min : min >= 4.5 ? 7 : 4.5;

/** Market direction only: success and danger keep their colours. */
function exchanged({ positive, negative, chart }: Colours): RoleValues {
  return {
    positive: negative,
    negative: positive,
    chart: { up: chart.down, down: chart.up, depthBid: chart.depthAsk, depthAsk: chart.depthBid },
  };
}

/** The palette with the brand's accent. */
export function paletteOf(accent: string): object {
  const { $type: _, ...reference } = primitives.color.blue as Record<string, unknown>;
  const steps = Object.entries(reference as Record<string, { $value: { components: number[] } }>).map(
    ([step, { $value }]) => [step, $value.components as unknown as Oklch] as const,
  );
  const ramp = accentRamp(oklchOf(accent), Object.fromEntries(steps));
  const tokens = Object.entries(ramp).map(([step, components]) => [
    step,
    { $value: { colorSpace: 'oklch', components, alpha: 1 } },
  ]);
  return { ...primitives, color: { ...primitives.color, accent: Object.fromEntries(tokens) } };
}

/** Roles that a theme lacks, has in excess or has in another language only, as sentences. */
function faultsOf(id: string, file: ThemeFile, reference: ThemeFile): string[] {
  const { name, scheme, contrast } = file.$extensions['app.theme'];
  const rolesOf = (groups: Group) =>
    Object.entries(groups)
      .filter(([group]) => !group.startsWith('$'))
      .flatMap(([group, roles]) => Object.keys(roles as Group).map((role) => `${group}.${role}`));
  const [own, all] = [rolesOf(file.semantic), rolesOf(reference.semantic)];
  return [
    ...all.filter((role) => !own.includes(role)).map((role) => `lacks ${role}`),
    ...[...own, ...rolesOf(file.redUp ?? {})]
      .filter((role) => !all.includes(role))
      .map((role) => `has the unknown role ${role}`),
    ...languages.filter((language) => !name?.[language]).map((language) => `has no name in ${language}`),
    ...(['light', 'dark'].includes(scheme) ? [] : [`has the scheme ${scheme}: light or dark`]),
    ...(['standard', 'more'].includes(contrast) ? [] : [`has the contrast ${contrast}: standard or more`]),
    ...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : ['is named in other letters than a-z, 0-9 and -']),
  ].map((fault) => `The theme ${id} ${fault}.`);
}

/**
 * @param files by the theme's id, the name of its file
 * @param accent the brand's, any CSS colour
 * @throws Error that names each role or name that a file lacks
 */
export function themesOf(files: Readonly<Record<string, ThemeFile>>, accent: string): Theme[] {
  const palette = paletteOf(accent);
  const { light } = files;
  if (light === undefined) throw new Error('The theme light is missing: the others are compared with it.');
  const faults = Object.entries(files).flatMap(([id, file]) => faultsOf(id, file, light));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.entries(files)
    .sort(([, one], [, other]) => one.$extensions['app.theme'].order - other.$extensions['app.theme'].order)
    .map(([id, file]) => {
      const { order: _, bar, ...facts } = file.$extensions['app.theme'];
      const colours = resolveTokens(file.semantic, palette, file) as unknown as Colours;
      const own = file.redUp === undefined ? undefined : resolveTokens(file.redUp, palette, file);
      const { colour } = resolveTokens({ colour: { $value: bar } }, palette, file);
      return {
        ...facts,
        id,
        bar: colour,
        colours,
        redUp: own ?? exchanged(colours),
      };
    });
}
