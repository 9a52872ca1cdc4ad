import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';

// Storybook's own padding would show the page behind the frame; the frame pads instead.
globalStyle('.sb-main-padded.sb-main-padded', { padding: 0 });

const base = style({
  maxWidth: vars.size.max,
  marginInline: 'auto',
  backgroundColor: vars.surface.base,
});
const wholePage = style({ minHeight: '100vh' });

/** Equivalent of the app's page: as wide as the design allows, with the base background. */
export const frame = styleVariants({
  page: [base, wholePage],
  padded: [base, wholePage, { padding: vars.space[5] }],
  /** Frame of a story on a docs page. */
  docs: [base, { padding: vars.space[5] }],
});
