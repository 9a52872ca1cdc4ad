import { luminanceOf, type Oklch } from './colour.ts';

type Ramp = Record<string, Oklch>;

/** Step of the reference whose chroma an accent is compared with: that of a link in the light theme. */
const measure = '600';

/** Lightness at which hue and chroma have a luminance, by halving. */
function lightnessFor(luminance: number, chroma: number, hue: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminanceOf([middle, chroma, hue]) < luminance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * A ramp in the hue and the chroma of an accent. Each step has the luminance of the reference's step, and therefore its
 * contrast with every other colour.
 */
export function accentRamp([, chroma, hue]: Oklch, reference: Ramp): Ramp {
  const [, usual] = reference[measure]!;
  return Object.fromEntries(
    Object.entries(reference).map(([step, components]) => {
      const vivid = components[1] * (chroma / usual);
      return [step, [lightnessFor(luminanceOf(components), vivid, hue), vivid, hue]];
    }),
  );
}
