// Exports of the library that its types omit.
declare module 'validator/es/lib/isPassportNumber' {
  /** ISO 3166-1 alpha-2 codes of the supported passport countries. */
  export const locales: readonly string[];
}
export {};
