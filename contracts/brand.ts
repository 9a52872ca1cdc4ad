/** Brand settings that a licensee changes; no other code names the brand. */
export type Brand = {
  name: string;
  /** Support address, https; shown in agreements and help. */
  supportUrl: string;
  /**
   * Any CSS colour: its hue and chroma make the ramp of buttons, links, selection and the meridian in every theme. The
   * lightness of each step is fixed, so that contrast does not depend on the colour.
   */
  accent: string;
};

export const brand: Brand = {
  name: 'Meridian',
  accent: 'oklch(0.49 0.195 268)',
  supportUrl: 'https://support.meridian.example',
};
