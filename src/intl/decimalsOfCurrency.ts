/** Number of decimals of a currency: two for the euro, none for the yen. */
export function decimalsOfCurrency(code: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
