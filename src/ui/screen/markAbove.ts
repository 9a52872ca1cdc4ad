import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** "Not built yet" mark above an icon, without layout shift. */
export const markAbove = {
  position: 'absolute',
  top: 0,
  insetInline: 0,
  // The space is limited, regardless of the text size.
  fontSize: `min(${typeStyles.micro.fontSize}, 2.6vw)`,
  lineHeight: 1.2,
  textAlign: 'center',
  color: vars.text.muted,
  opacity: 1,
} as const;
