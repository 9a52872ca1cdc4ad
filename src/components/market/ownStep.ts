/** The step that a value's own decimals make, so that none of them is cut: '0.0250' has '0.001'. */
export function ownStep(value: string): string {
  const fraction = (value.split('.')[1] ?? '').replace(/0+$/, '');
  return fraction === '' ? '1' : `0.${'0'.repeat(fraction.length - 1)}1`;
}
