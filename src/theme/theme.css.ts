import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import type { RoleValues } from '../../tokens/themes.ts';
import { variableOf } from '../../tokens/variableOf.ts';
import { foundation, themes } from './themes.ts';

const [standard] = themes;
const colours = createGlobalThemeContract(standard!.colours, (_, path) => variableOf(path));
const { breakpoint, ...scales } = foundation;
const shared = createGlobalThemeContract(scales, (_, path) => variableOf(path));

createGlobalTheme(':root', shared, scales);

/** Assigns the roles' values. */
function overlay(selector: string, roles: RoleValues): void {
  const contract = colours as RoleValues;
  const vars: Record<string, string> = {};
  for (const [group, values] of Object.entries(roles)) {
    for (const [role, value] of Object.entries(values)) vars[contract[group]![role]!] = value;
  }
  globalStyle(selector, { vars });
}

for (const theme of themes) {
  const worn = `[data-theme=${theme.id}]`;
  const isDefault = theme === standard;
  createGlobalTheme(isDefault ? `:root, ${worn}` : worn, colours, theme.colours);
  // The browser's own controls, scroll bars and canvas.
  globalStyle(isDefault ? `:root, ${worn}` : worn, { colorScheme: theme.scheme });
}
for (const theme of themes) {
  const worn = `[data-theme=${theme.id}]`;
  overlay(`${worn}[data-direction=red-up], [data-direction=red-up] ${worn}`, theme.redUp);
}

/**
 * Where the system chooses the colours of every page: marks drawn as backgrounds, strokes and fills take its colours too.
 * Others are replaced by the browser.
 */
const faint = 'color-mix(in srgb, CanvasText 25%, Canvas)';
const systemColours = {
  surface: { base: 'Canvas', raised: 'Canvas', picked: 'SelectedItem' },
  text: {
    primary: 'CanvasText',
    secondary: 'CanvasText',
    muted: 'CanvasText',
    link: 'LinkText',
    onPicked: 'SelectedItemText',
  },
  border: { subtle: 'CanvasText', strong: 'CanvasText', control: 'ButtonBorder' },
  accent: {
    fill: 'SelectedItem',
    onFill: 'SelectedItemText',
    line: 'Highlight',
    text: 'LinkText',
    tint: 'Canvas',
  },
  positive: { fill: 'SelectedItem', onFill: 'SelectedItemText' },
  negative: { fill: 'SelectedItem', onFill: 'SelectedItemText' },
  chart: { up: 'CanvasText', down: 'CanvasText', axis: 'CanvasText', grid: faint, meridian: 'Highlight' },
  skeleton: { base: faint },
} satisfies RoleValues;

function systemVars(): Record<string, string> {
  const contract = colours as RoleValues;
  return Object.fromEntries(
    Object.entries(systemColours).flatMap(([group, values]) =>
      Object.entries(values).map(([role, value]) => [contract[group]![role]!, value]),
    ),
  );
}

const worn = themes.map(({ id }) => `[data-theme=${id}]`).join(', ');
globalStyle(`:root:not([data-theme]), :is(${worn})`, {
  '@media': { '(forced-colors: active)': { vars: systemVars() } },
});

/** Every design token as a CSS variable; the only values that styles use. */
export const vars = { ...shared, ...colours };

/** Media query of the narrowest phones. */
export const narrow = `screen and (max-width: ${breakpoint.narrow})`;

/** Media query of a phone in landscape, which has little height. */
export const onSide = 'screen and (orientation: landscape) and (max-height: 30rem)';
