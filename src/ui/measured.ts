import type { CSSProperties } from 'react';

/**
 * The one way to style by a measured value (a depth bar, a slider's position): sets CSS variables that the
 * component's stylesheet declares with createVar. Spread the answer into the element.
 * @param values by the variable as createVar gives it, 'var(--name)'
 */
export function measured(values: Record<string, string | number>): { style: CSSProperties } {
  const variables = Object.entries(values).map(([name, value]) => [
    name.replace(/^var\((.+)\)$/, '$1'),
    String(value),
  ]);
  return { style: Object.fromEntries(variables) as CSSProperties };
}
