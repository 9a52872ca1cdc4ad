// Layout of the page, for a desktop width.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';
import { typeStyles } from '../src/theme/typeStyles.ts';
import { region } from '../src/ui/messages/Toast.css.ts';

const line = `${vars.size.hairline} solid ${vars.border.subtle}`;

/** Below this width the trail is shown under the case. */
export const tight = 'screen and (max-width: 72rem)';

// Until the theme is set, the system's background is shown.
globalStyle('html:not([data-theme])', { colorScheme: 'light dark', backgroundColor: 'Canvas' });

// Toasts appear in the bar, because the case's buttons are at the lower end.
globalStyle(`:root .${region}`, { bottom: 'auto', top: 0, paddingTop: vars.space[2] });

export const door = style({
  width: `min(100%, ${vars.size.max})`,
  marginInline: 'auto',
  minHeight: '100dvh',
  paddingInline: vars.space[7],
  paddingBlock: vars.space[10],
  backgroundColor: vars.surface.base,
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  backgroundColor: vars.surface.base,
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  paddingInline: vars.space[7],
  borderBottom: line,
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The tabs share the bar's line. */
export const tabs = style({
  flex: '1 1 0',
  minWidth: 0,
  alignSelf: 'flex-end',
  marginBottom: `calc(-1 * ${vars.size.hairline})`,
});
globalStyle(`${tabs} > * > *`, { borderBottomColor: 'transparent' });
globalStyle(`${tabs} [role=tab]`, { minHeight: vars.space[10] });

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], maxWidth: '18rem' });

export const initials = style({
  ...typeStyles.captionStrong,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.tint,
  color: vars.accent.text,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [tight]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

/** The case and its trail; they scroll separately when side by side. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  minHeight: 0,
  '@media': { [tight]: { display: 'block', overflowY: 'auto' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minHeight: 0,
  padding: vars.space[7],
  overflowY: 'auto',
  '@media': { [tight]: { overflowY: 'visible', padding: vars.space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Stays visible below a long case. */
export const decide = style({
  position: 'sticky',
  bottom: `calc(-1 * ${vars.space[7]})`,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  marginTop: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[7]}`,
  marginBottom: `calc(-1 * ${vars.space[7]})`,
  borderTop: line,
  backgroundColor: vars.surface.base,
  '@media': { [tight]: { bottom: 0, marginBottom: 0, paddingBlock: vars.space[4] } },
});

export const decideLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const approving = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

/** The buttons stay visible, however long the comparison is. */
export const compared = style({ maxHeight: '40vh', overflowY: 'auto' });

export const approvingButtons = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[3] });

export const sentence = style({ flex: '1 1 12rem', maxWidth: '20rem' });

export const buttons = style({ display: 'flex', gap: vars.space[3] });
