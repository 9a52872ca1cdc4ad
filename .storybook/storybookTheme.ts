import { create, type ThemeVars } from 'storybook/theming';
import type { Brand } from '../contracts/brand.ts';
import type { Theme } from '../tokens/themes.ts';

/** The parts of a theme that Storybook's own pages take. */
export type Look = Pick<Theme, 'scheme' | 'colours'>;

const fonts = "'Inter Variable', 'Nunito Sans', system-ui, sans-serif";

/** Storybook's manager and docs pages in the colours of one of the product's themes. */
export function storybookTheme({ scheme, colours }: Look, { name }: Pick<Brand, 'name'>): ThemeVars {
  const { surface, text, border, accent } = colours;
  return create({
    base: scheme,
    brandTitle: name,
    fontBase: fonts,
    colorPrimary: accent.fill,
    colorSecondary: accent.text,
    appBg: surface.sunken,
    appContentBg: surface.base,
    appPreviewBg: surface.sunken,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.muted,
    barTextColor: text.secondary,
    barHoverColor: accent.text,
    barSelectedColor: accent.text,
    barBg: surface.raised,
    buttonBg: surface.raised,
    buttonBorder: border.strong,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.base,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: 8,
  });
}
