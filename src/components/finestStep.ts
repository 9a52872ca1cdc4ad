/** The step that shows every digit of a quantity, and two at least; eight is the most that a coin has. */
export function finestStep(value: string): string {
  const digits = (value.split('.')[1] ?? '').replace(/0+$/, '').length;
  const decimals = Math.min(8, Math.max(2, digits));
  return `0.${'1'.padStart(decimals, '0')}`;
}
