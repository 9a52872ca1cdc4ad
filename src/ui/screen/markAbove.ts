import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** The mark of a page that is not built yet, above the drawing that leads there: nothing moves when it comes. */
export const markAbove = {
  position: 'absolute',
  top: 0,
  insetInline: 0,
  // There is no more room than this, however large the text.
  fontSize: `min(${typeStyles.micro.fontSize}, 2.6vw)`,
  lineHeight: 1.2,
  textAlign: 'center',
  color: vars.text.muted,
  opacity: 1,
} as const;
