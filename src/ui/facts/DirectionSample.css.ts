import { style, styleVariants } from '@vanilla-extract/css';
import { redUpColours, lightColours, darkColours } from '../../theme/themes.ts';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const greenUp = { light: lightColours, dark: darkColours };

export const sample = style({
  ...typeStyles.label,
  display: 'inline-flex',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
});

export const arrow = style({ display: 'inline-flex', fontSize: '0.9em' });

/** Each sample shows its own direction, independent of the page's setting. */
function rise(role: 'positive' | 'negative') {
  return styleVariants({ 'green-up': greenUp, 'red-up': redUpColours }, (themes) => ({
    color: themes.light[role].text,
    selectors: { '[data-theme=dark] &': { color: themes.dark[role].text } },
  }));
}

export const up = rise('positive');
export const down = rise('negative');
