// Designers review a state's story and screenshots compare it, so it must end in the state that its name describes.
import type { Rest } from '../stories/rests.ts';

type Words = string | RegExp;

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const matches = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(folded(words)) : words.test(text);

/** Accessible name, as the product sets it: by a label, by another element's text, or by aria-label. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return folded(label);
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const words = [...named, ...labels.map(({ textContent }) => textContent)].join(' ');
  return folded(words === '' ? (element.getAttribute('alt') ?? element.textContent) : words);
}

/** Calls `read` while rows out of view are laid out as well. */
function withEverythingDrawn<Result>(read: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  try {
    return read();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

/** Readable text of the page in document order, then field values and names of images. */
function wordsOf(root: HTMLElement): string {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const pictures = [...root.querySelectorAll('[role=img], img, svg[aria-label]')];
  return folded(
    [
      root.innerText,
      ...fields.flatMap(({ value, placeholder }) => [value, placeholder ?? '']),
      ...pictures.map((picture) => nameOf(picture)),
    ].join(' '),
  );
}

function focusFaults(root: HTMLElement, expected: Words | undefined): string[] {
  const active = root.ownerDocument.activeElement;
  // An element that was opened by touch has focus without a focus ring; this is not a fault.
  const isShown = active !== null && active !== root && active.matches(':focus-visible');
  const name = isShown ? nameOf(active) : '';
  if (expected === undefined) return isShown ? [`the focus is on '${name || active.tagName}'`] : [];
  if (!isShown) return [`the focus is nowhere, not on '${expected}'`];
  return matches(name, expected) ? [] : [`the focus is on '${name}', not on '${expected}'`];
}

/**
 * Differences between the toasts of a page and the toasts that its story declares.
 * @param toast the selector of a toast
 */
export function toastFaults(root: HTMLElement, expected: readonly Words[], toast: string): string[] {
  const found = [...root.querySelectorAll<HTMLElement>(toast)].map(({ innerText }) => folded(innerText));
  const isSame =
    found.length === expected.length && expected.every((words, at) => matches(found[at] ?? '', words));
  if (isSame) return [];
  const list = (texts: readonly Words[]) => (texts.length === 0 ? 'none' : texts.join(', '));
  return [`the toasts are: ${list(found)}; expected: ${list(expected)}`];
}

function dialogFaults(root: HTMLElement, expected: Words | undefined): string[] {
  const open = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const name = open ? folded(nameOf(open)) : undefined;
  if (expected === undefined) return name === undefined ? [] : [`the dialog '${name}' is open`];
  if (name === undefined) return [`the dialog '${expected}' is not open`];
  return matches(name, expected) ? [] : [`the dialog '${name}' is open, not '${expected}'`];
}

/** Whether a story declares anything visible. Declarations of absence alone fit many states. */
export function saysWhatShows({ shows = [], has = [], dialog, toasts = [], focus }: Rest): boolean {
  return [...shows, ...has, dialog, ...toasts, focus].some((each) => each !== undefined && each !== '');
}

/**
 * Describes how a page differs from its story's declarations; empty when the story ends in its state.
 * @param toast the selector of a toast
 */
export function restFaults(root: HTMLElement, rest: Rest, toast: string): string[] {
  const words = withEverythingDrawn(() => wordsOf(root));
  return [
    ...focusFaults(root, rest.focus),
    ...toastFaults(root, rest.toasts ?? [], toast),
    ...dialogFaults(root, rest.dialog),
    ...(rest.shows ?? []).filter((each) => !matches(words, each)).map((each) => `'${each}' is not shown`),
    ...(rest.hides ?? []).filter((each) => matches(words, each)).map((each) => `'${each}' is shown`),
    ...(rest.has ?? []).filter((each) => !root.querySelector(each)).map((each) => `nothing matches ${each}`),
  ];
}
