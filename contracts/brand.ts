/** One path of the mark, in a box of 28 × 28. */
export type MarkPath = {
  /** Path data of SVG. */
  d: string;
  /** The text's colour, or that of the accent's lines. */
  colour: 'ink' | 'accent';
  /** Width of the stroke; without it the path is filled. */
  stroke?: number;
  opacity?: number;
};

/** Brand settings that a licensee changes; no other code names the brand. */
export type Brand = {
  name: string;
  /** Logo, app icons and poster draw it from here; run `npm run icons` after a change. */
  mark: readonly MarkPath[];
  /**
   * Any CSS colour: its hue and chroma make the ramp of buttons, links, selection and the meridian in every theme. The
   * lightness of each step is fixed, so that contrast does not depend on the colour.
   */
  accent: string;
  /** Name of the account in the operators' authenticator apps. */
  issuer: string;
  /** Support address, https; shown in agreements and help. */
  supportUrl: string;
};

export const brand: Brand = {
  name: 'Meridian',
  mark: [
    { d: 'M14 2.8a11.2 11.2 0 1 0 0 22.4a11.2 11.2 0 1 0 0-22.4', colour: 'ink', stroke: 1.8 },
    { d: 'M14 2.8a5 11.2 0 1 0 0 22.4a5 11.2 0 1 0 0-22.4', colour: 'ink', stroke: 1.4, opacity: 0.55 },
    { d: 'M14 0v28', colour: 'accent', stroke: 2.4 },
  ],
  accent: 'oklch(0.49 0.195 268)',
  issuer: 'Meridian',
  supportUrl: 'https://support.meridian.example',
};
