import { brand } from '../../contracts/brand.ts';
import { readThemes } from '../../tokens/readThemes.ts';

/** The mark fills this share of the icon. */
const share = 0.8;
const side = 28;
const inset = ((1 - share) / 2) * side;

/** The brand's mark on the default theme's page, as SVG; `npm run icons` writes it and the bitmaps made of it. */
export function favicon(): string {
  const [{ colours }] = readThemes() as [ReturnType<typeof readThemes>[number]];
  const inks = { ink: colours.text.primary, accent: colours.accent.line };
  const paths = brand.mark.map(({ d, colour, stroke, opacity = 1 }) => {
    const paint =
      stroke === undefined
        ? `fill="${inks[colour]}"`
        : `fill="none" stroke="${inks[colour]}" stroke-width="${stroke}"`;
    return `<path d="${d}" ${paint} opacity="${opacity}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="6" fill="${colours.surface.base}"/>` +
    `<g transform="translate(${inset.toFixed(1)} ${inset.toFixed(1)}) scale(${share})">${paths.join('')}</g></svg>\n`
  );
}
