import pairs from './contrast-pairs.json' with { type: 'json' };
import { leastContrast, type RoleValues, type Theme } from './themes.ts';

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not an opaque colour in hex.`);
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG 2.2 contrast ratio of two opaque colours, from 1 to 21.
 * @throws if a colour is not of the form #rrggbb
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** @throws if no theme has the role, such as text.primary */
export function colourOf(colours: RoleValues, role: string): string {
  const [group = '', name = ''] = role.split('.');
  const colour = colours[group]?.[name];
  if (colour === undefined) throw new Error(`No theme has the role ${role}.`);
  return colour;
}

/** The pairs of contrast-pairs.json that a theme does not keep apart, as sentences. */
export const missesOf = (theme: Pick<Theme, 'contrast'>, colours: RoleValues): string[] =>
  pairs.flatMap(({ foreground, background, min }) => {
    const ratio = contrastRatio(colourOf(colours, foreground), colourOf(colours, background));
    const least = leastContrast(min, theme);
    return ratio >= least ? [] : [`${foreground} on ${background} has ${ratio.toFixed(2)} of ${least} to 1`];
  });
