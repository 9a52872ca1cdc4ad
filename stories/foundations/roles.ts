// The colour roles of every theme, by their names in code.
import { themes } from '../../src/theme/themes.ts';
import { contrastRatio } from '../../tokens/contrast.ts';
import pairs from '../../tokens/contrast-pairs.json';
import usage from '../../tokens/usage.json';
import { leastContrast, type Theme } from '../../tokens/themes.ts';

export type Value = { css: string; redUp: string | undefined };

export interface Role {
  /** As `surface.base`. */
  name: string;
  group: string;
  /** As `--surface-base`. */
  variable: string;
  usage: string;
  /** By theme. */
  values: Record<string, Value>;
}

const kebab = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function valueOf(theme: Theme, group: string, role: string): Value {
  const css = (theme.colours as Record<string, Record<string, string>>)[group]![role]!;
  const redUp = theme.redUp[group]?.[role];
  return { css, redUp: redUp === css ? undefined : redUp };
}

export const roles: readonly Role[] = Object.entries(themes[0]!.colours).flatMap(([group, values]) =>
  Object.keys(values).map((role) => ({
    name: `${group}.${role}`,
    group,
    variable: `--${kebab(group)}-${kebab(role)}`,
    usage: (usage as Record<string, string>)[`${group}.${role}`] ?? '',
    values: Object.fromEntries(themes.map((theme) => [theme.id, valueOf(theme, group, role)])),
  })),
);

export const groups: readonly string[] = [...new Set(roles.map(({ group }) => group))];

const colourOf = (name: string, theme: Theme): Value => {
  const role = roles.find((each) => each.name === name);
  if (role === undefined) throw new Error(`No theme has the role ${name}.`);
  return role.values[theme.id]!;
};

export interface Ratio {
  ratio: number;
  /** Only where the red-up price colours change it. */
  redUp: number | undefined;
  min: number;
}

export interface Pair {
  foreground: string;
  background: string;
  /** Of a text; otherwise of an icon, an edge or a mark. */
  isText: boolean;
  /** By theme. */
  ratios: Record<string, Ratio>;
  /** Smallest distance to the minimum over all themes, as a factor: below 1 the pair fails. */
  margin: number;
}

function ratioOf(foreground: string, background: string, min: number, theme: Theme): Ratio {
  const [front, back] = [colourOf(foreground, theme), colourOf(background, theme)];
  const isSwapped = front.redUp !== undefined || back.redUp !== undefined;
  return {
    ratio: contrastRatio(front.css, back.css),
    redUp: isSwapped ? contrastRatio(front.redUp ?? front.css, back.redUp ?? back.css) : undefined,
    min: leastContrast(min, theme),
  };
}

/** Pairs that are listed more than once have the highest of their minimums. */
const strictest = new Map(
  pairs
    .toSorted((one, other) => one.min - other.min)
    .map((pair) => [`${pair.foreground} ${pair.background}`, pair]),
);

export const contrasts: readonly Pair[] = [...strictest.values()].map(({ foreground, background, min }) => {
  const ratios = Object.fromEntries(
    themes.map((theme) => [theme.id, ratioOf(foreground, background, min, theme)]),
  );
  const margins = Object.values(ratios).map(
    (each) => Math.min(each.ratio, each.redUp ?? each.ratio) / each.min,
  );
  return { foreground, background, isText: min >= 4.5, ratios, margin: Math.min(...margins) };
});
