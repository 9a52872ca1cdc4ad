import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';

// The story itself is not rendered.
globalStyle('html[data-sheet] :is(#storybook-root, .sb-preparing-story, .sb-wrapper)', {
  display: 'none !important',
});

/** Storybook hides what is not its own while it waits for the story. */
export const place = style({ display: 'block !important' });

export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  minHeight: '100vh',
  padding: vars.space[7],
  backgroundColor: vars.surface.sunken,
});

export const sample = style({ display: 'grid', gap: vars.space[3] });

export const label = style({
  fontSize: '14px',
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});

/** One story in a window of another width. */
export const single = style({ display: 'block', marginInline: 'auto', border: 0, maxWidth: 'none' });
