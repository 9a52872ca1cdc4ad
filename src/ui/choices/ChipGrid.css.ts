import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Fewer columns where large text or a long figure needs the width. */
const columnsOf = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: vars.space[3],
  borderRadius: vars.radius.control,
});

export const grid = styleVariants({
  three: columnsOf('max(5.5rem, 28%)'),
  four: columnsOf('max(4rem, 22%)'),
  /** Three chips beside a field, with figures of a few digits. */
  beside: { ...columnsOf('max(3.25rem, 28%)'), gridAutoRows: `minmax(${vars.size.touch}, auto)` },
});

export const error = style({ ...typeStyles.caption, margin: 0, color: vars.danger.text });
