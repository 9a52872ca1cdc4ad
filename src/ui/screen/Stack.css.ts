import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

export const stack = style({ display: 'flex', minWidth: 0 });

export const direction = styleVariants({ column: 'column', row: 'row' } as const, (flexDirection) => ({
  flexDirection,
}));

export const gap = styleVariants(vars.space, (value) => ({ gap: value }));

export const align = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  } as const,
  (alignItems) => ({ alignItems }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (justifyContent) => ({ justifyContent }),
);

export const wrap = style({ flexWrap: 'wrap' });

export const grow = style({ flex: '1 1 0' });

/** Children share the width evenly, like adjacent buttons; stacked where a word does not fit. */
export const equal = style({ flexWrap: 'wrap' });
globalStyle(`${equal} > *`, { flex: '1 1 0', minWidth: 'min-content' });

export const gutter = style({
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const padBlock = styleVariants(vars.space, (paddingBlock) => ({ paddingBlock }));
