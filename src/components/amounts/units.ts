// Exact decimals for Home without the library of rules and tickets, to keep it out of Home's first load.
export const decimals = 18;
const pattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Converts decimal text to a whole number of 1e-18 units; finer digits are cut, invalid text is 0. */
export function unitsOf(text: string): bigint {
  const [, sign, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return 0n;
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign === '-' ? -units : units;
}

/** Decimal text without trailing zeros. */
export function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
