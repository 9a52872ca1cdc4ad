/** Maps wire codes to the app's names; undefined for an unknown code. */
export function named<Name>(
  names: Readonly<Record<string | number, Name>>,
  code: string | number,
): Name | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
