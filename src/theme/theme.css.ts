import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import type { RoleValues } from '../../tokens/themes.ts';
import { foundation, themes } from './themes.ts';

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const [standard] = themes;
const colours = createGlobalThemeContract(standard!.colours, (_, path) => path.map(kebab).join('-'));
const { breakpoint, ...scales } = foundation;
const shared = createGlobalThemeContract(scales, (_, path) => path.map(kebab).join('-'));

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

/** Every design token as a CSS variable; the only values that styles use. */
export const vars = { ...shared, ...colours };

/** Media query of the narrowest phones. */
export const narrow = `screen and (max-width: ${breakpoint.narrow})`;

/** Media query of a phone in landscape, which has little height. */
export const onSide = 'screen and (orientation: landscape) and (max-height: 30rem)';
