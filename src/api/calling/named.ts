/** Codes by the names that the app has for them; undefined for one that it does not know. */
export function named<Name>(
  names: Readonly<Record<string | number, Name>>,
  code: string | number,
): Name | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
