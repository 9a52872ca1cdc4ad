// What the library says of itself and its types leave out.
declare module 'validator/es/lib/isPassportNumber' {
  /** ISO 3166-1 alpha-2 of the countries whose passports it knows. */
  export const locales: readonly string[];
}
export {};
