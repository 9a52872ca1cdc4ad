// Exact decimals for what Home shows, without the library that rules and tickets use: Home's first load carries none.
const decimals = 18;
const pattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Decimal text as a whole number of 1e-18; what is finer is cut, what is no decimal text is 0. */
export function unitsOf(text: string): bigint {
  const [, sign, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return 0n;
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign === '-' ? -units : units;
}

/** As decimal text, without zeros at the end. */
export function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** What percent a part is of a whole above zero, as decimal text of four decimals, rounded half away from zero. */
export function percentOf(part: bigint, whole: bigint): string {
  const doubled = (part * 2_000_000n) / whole;
  const rounded = (doubled + (doubled < 0n ? -1n : 1n)) / 2n;
  return textOf(rounded * 10n ** BigInt(decimals - 4));
}
