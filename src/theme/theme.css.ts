import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkColours, foundation, lightColours, redUpColours } from './themes.ts';

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colours = createGlobalThemeContract(lightColours, (_, path) => path.map(kebab).join('-'));
const { breakpoint, ...scales } = foundation;
const shared = createGlobalThemeContract(scales, (_, path) => path.map(kebab).join('-'));

createGlobalTheme(':root', shared, scales);
createGlobalTheme(':root, [data-theme=light]', colours, lightColours);
createGlobalTheme('[data-theme=dark]', colours, darkColours);

type RoleValues = { [group: string]: { [role: string]: string } };

function overlay(selector: string, roles: RoleValues): void {
  const contract = colours as RoleValues;
  const vars: Record<string, string> = {};
  for (const [group, values] of Object.entries(roles)) {
    for (const [role, value] of Object.entries(values)) vars[contract[group]![role]!] = value;
  }
  globalStyle(selector, { vars });
}

overlay('[data-direction=red-up], [data-direction=red-up] [data-theme=light]', redUpColours.light);
overlay(
  '[data-theme=dark][data-direction=red-up], [data-direction=red-up] [data-theme=dark]',
  redUpColours.dark,
);

/** Every design token as a CSS variable; the only values that styles use. */
export const vars = { ...shared, ...colours };

/** Media query of the narrowest phones. */
export const narrow = `screen and (max-width: ${breakpoint.narrow})`;

/** Media query of a phone in landscape, which has little height. */
export const onSide = 'screen and (orientation: landscape) and (max-height: 30rem)';
