import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { markAbove } from '../screen/markAbove.ts';

export const grid = style({
  display: 'grid',
  // Four per row; two where large text needs the space, so that no word breaks.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(24%, 4.5rem), 1fr))',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
});

const action = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.control,
  textAlign: 'center',
});

export const pressable = style([
  action,
  {
    selectors: {
      '&:active': { backgroundColor: vars.surface.pressed },
      '&::before': markAbove,
    },
  },
]);

export const disabled = style([action, { color: vars.text.disabled, cursor: 'not-allowed' }]);

const boxBase = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.button,
  height: vars.size.button,
  borderRadius: vars.radius.card,
});

export const icon = styleVariants({
  plain: { color: vars.accent.text },
  boxed: [
    boxBase,
    { backgroundColor: vars.surface.raised, border: `${vars.size.hairline} solid ${vars.border.strong}` },
  ],
  primary: [boxBase, { backgroundColor: vars.accent.fill, color: vars.accent.onFill }],
});

export const label = style({
  ...typeStyles.caption,
  fontWeight: vars.font.weight.medium,
  maxWidth: '100%',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
