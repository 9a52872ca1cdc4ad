/** What a licensee changes to make the product its own; nothing else in the code names the brand. */
export type Brand = {
  name: string;
  /** Where "Get help" leads; https, shown to people. */
  supportUrl: string;
};

export const brand: Brand = {
  name: 'Meridian',
  supportUrl: 'https://support.meridian.example',
};
