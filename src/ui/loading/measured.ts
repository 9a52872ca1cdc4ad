import type { CSSProperties } from 'react';

type Values = Record<string, string | number>;

/** By name: stylesheets refer to them as `var(--name)`. */
function variablesOf(values: Values): Record<string, string> {
  const variables = Object.entries(values).map(([name, value]) => [
    name.replace(/^var\((.+)\)$/, '$1'),
    String(value),
  ]);
  return Object.fromEntries(variables) as Record<string, string>;
}

/**
 * Styles by a measured value (a depth bar, a slider's position): sets CSS variables that the component's stylesheet
 * declares with createVar. Spread the result into the element.
 * @param values by the variable as returned by createVar, 'var(--name)'
 */
export function measured(values: Values): { style: CSSProperties } {
  return { style: variablesOf(values) };
}

/** Like `measured`, for elements that React does not render, or that move too often. */
export function setMeasured(element: HTMLElement | null, values: Values): void {
  for (const [name, value] of Object.entries(variablesOf(values))) element?.style.setProperty(name, value);
}
