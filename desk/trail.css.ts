import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';
import { tight } from './desk.css.ts';

const line = `${vars.size.hairline} solid ${vars.border.subtle}`;

export const trail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minHeight: 0,
  padding: vars.space[6],
  overflowY: 'auto',
  borderInlineStart: line,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
  '@media': {
    [tight]: { overflowY: 'visible', borderInlineStart: 0, borderTop: line, padding: vars.space[5] },
  },
});

export const steps = style({ borderTop: line });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBottom: line,
});

export const what = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
