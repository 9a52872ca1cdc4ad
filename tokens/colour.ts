// Colour space conversions. Token files have OKLCH alone; CSS and contrast need sRGB.
import Color from 'colorjs.io';

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const inRgb = (components: Oklch) => new Color('oklch', [...components]).to('srgb').toGamut({ method: 'css' });

/** @returns #rrggbb, in sRGB by reducing chroma where the colour is outside of it */
export const hexOf = (components: Oklch): string =>
  inRgb(components).toString({ format: 'hex', collapse: false });

/** Relative luminance of WCAG 2, 0 to 1. */
export const luminanceOf = (components: Oklch): number => inRgb(components).luminance;

/**
 * @param colour any CSS colour
 * @throws if it is none
 */
export function oklchOf(colour: string): Oklch {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  // Greys have no hue.
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}
