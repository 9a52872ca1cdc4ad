import { measured } from '../../ui/measured.ts';

/** As measured, for what moves too often to be drawn by React. */
export function setMeasured(element: HTMLElement | null, values: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(measured(values).style))
    element?.style.setProperty(name, String(value));
}
