/** Brand settings that a licensee changes; no other code names the brand. */
export type Brand = {
  name: string;
  /** Support address, https; shown in agreements and help. */
  supportUrl: string;
};

export const brand: Brand = {
  name: 'Meridian',
  supportUrl: 'https://support.meridian.example',
};
