import { typeTokens } from './themes.ts';

export type TypeVariant = keyof typeof typeTokens;

// Sizes in rem scale with the user's text size; tracking and line height depend on the script.
function styleOf(variant: TypeVariant) {
  const { fontSize, fontWeight, letterSpacing, lineHeight } = typeTokens[variant].$value;
  const weight = fontWeight.replace(/^\{font\.weight\.(.+)\}$/, '$1');
  return {
    fontSize: `${fontSize.value / 16}rem`,
    fontWeight: `var(--font-weight-${weight})`,
    letterSpacing:
      letterSpacing.value === 0 ? '0' : `calc(${letterSpacing.value}${letterSpacing.unit} * var(--tracking))`,
    lineHeight: `calc(${lineHeight} * var(--lh))`,
  };
}

/** The composite type tokens, to be spread into a style. */
export const typeStyles = Object.fromEntries(
  Object.keys(typeTokens).map((variant) => [variant, styleOf(variant as TypeVariant)]),
) as Record<TypeVariant, ReturnType<typeof styleOf>>;

/** Height of a number of lines, as a length: line heights are factors. */
export function linesOf(variant: TypeVariant, count = 1): string {
  const { fontSize, lineHeight } = typeStyles[variant];
  return `calc(${count} * ${fontSize} * ${lineHeight})`;
}
