import { style, styleVariants } from '@vanilla-extract/css';
import { themes } from '../../theme/themes.ts';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

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
  const selectorsOf = (colourOf: (theme: (typeof themes)[number]) => string) =>
    Object.fromEntries(themes.map((theme) => [`[data-theme=${theme.id}] &`, { color: colourOf(theme) }]));
  return styleVariants({
    'green-up': { selectors: selectorsOf(({ colours }) => colours[role].text) },
    'red-up': { selectors: selectorsOf(({ redUp }) => redUp[role]!['text']!) },
  });
}

export const up = rise('positive');
export const down = rise('negative');
