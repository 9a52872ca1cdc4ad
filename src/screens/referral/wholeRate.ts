/** A rate in percent points as people speak of it: 15 %, without decimals that say nothing. */
export function wholeRate(locale: string, value: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 });
  // Intl multiplies percents by 100; the exponent of the text undoes that exactly.
  return format.format(`${value}e-2` as Intl.StringNumericLiteral);
}
