// Checks every story that has a field in a dialog while an on-screen keyboard covers part of the page, as on iOS: the
// focused field and the confirming button stay in the visible part.
import { page } from 'vitest/browser';
import * as sheet from '../src/ui/dialogs/Sheet.css.ts';
import { twoFrames } from './twoFrames.ts';

/** Visible part of a phone's page above the keyboard, in CSS pixels. */
const visible = { height: 494, width: 390 };
const narrow = { width: 320, textSize: '200%' };
const pageHeight = 844;
const fieldsInDialog =
  'dialog[open] :is(input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea):not(:disabled)';

/** Simulates the visual viewport of a browser whose keyboard covers the bottom of the page. */
function cover(heightPx: number | undefined): void {
  const viewport = globalThis.visualViewport!;
  if (heightPx === undefined) delete (viewport as { height?: number }).height;
  else Object.defineProperty(viewport, 'height', { configurable: true, value: heightPx });
  viewport.dispatchEvent(new Event('resize'));
}

const isVisible = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= visible.height + 1;
};

/** The last button of a form, or of the sheet's footer, confirms. */
function confirmOf(dialog: Element): Element | undefined {
  return [...dialog.querySelectorAll(`button[type=submit], .${sheet.foot} button`)].at(-1);
}

async function faultsNow(size: string): Promise<string[]> {
  const faults: string[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement>(fieldsInDialog)) {
    field.focus();
    // The keyboard opens after the field receives the focus.
    cover(visible.height);
    await twoFrames();
    const confirm = confirmOf(field.closest('dialog')!);
    const name = field.name || field.placeholder || field.type;
    if (!isVisible(field)) faults.push(`the keyboard covers the field ${name} at ${size}`);
    if (confirm && !isVisible(confirm))
      faults.push(`the keyboard covers '${confirm.textContent}' at ${size}`);
    cover(undefined);
    await twoFrames();
  }
  return faults;
}

export async function keyboardFaults(): Promise<string[]> {
  if (document.querySelector(fieldsInDialog) === null) return [];
  const { activeElement } = document;
  const [width, height] = [innerWidth, innerHeight];
  const root = document.documentElement;
  const { fontSize } = root.style;
  try {
    await page.viewport(visible.width, pageHeight);
    await twoFrames();
    const faults = await faultsNow('390 px');
    await page.viewport(narrow.width, pageHeight);
    root.style.fontSize = narrow.textSize;
    await twoFrames();
    return [...faults, ...(await faultsNow('320 px with large text'))];
  } finally {
    cover(undefined);
    root.style.fontSize = fontSize;
    await page.viewport(width, height);
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}
