// Conversion between decimal text and integer minor units. Nothing is rounded here: rounding is left to the rules.

const decimalText = /^(\d{1,19})(?:\.(\d{1,40}))?$/;
const int64Max = 2n ** 63n - 1n;

/** Whether a text is an unsigned plain decimal accepted by toUnits: no sign, no exponent. */
export function isDecimal(text: string): boolean {
  return decimalText.test(text);
}

/** Amount above the range of an account. */
export class BeyondUnits extends RangeError {
  /** Decimal text. */
  readonly amount: string;
  /** Maximum amount, decimal text. */
  readonly most: string;

  constructor(amount: string, most: string) {
    super(`Too large: ${amount}`);
    this.amount = amount;
    this.most = most;
  }
}

/**
 * Minor units of an unsigned decimal text.
 * @throws BeyondUnits beyond int64
 * @throws RangeError for a sign, an exponent, or more decimals than the scale has
 */
export function toUnits(text: string, scale: number): bigint {
  const match = decimalText.exec(text);
  if (!match) throw new RangeError(`Not a decimal: ${text.slice(0, 40)}`);
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > scale) throw new RangeError(`More than ${scale} decimals: ${text}`);
  const units = BigInt(match[1]! + fraction.padEnd(scale, '0'));
  if (units > int64Max) throw new BeyondUnits(text, fromUnits(int64Max, scale));
  return units;
}

/** Decimal text without exponent or trailing zeros; negative amounts keep their sign. */
export function fromUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const text = fraction === '' ? whole : `${whole}.${fraction}`;
  return units < 0n ? `-${text}` : text;
}
