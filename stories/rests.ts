// Expected final state of a story. Interactions are separate stories, tagged 'interaction'.
import { expect, waitFor } from 'storybook/test';

/** Visible content of a story at rest; the check after each story (.storybook/restFaults.ts) verifies it. */
export interface Rest {
  /** Visible text: on the page, in a field, or as the alternative text of a picture. */
  shows?: readonly (string | RegExp)[];
  /** Text that must be absent. */
  hides?: readonly (string | RegExp)[];
  /** CSS selectors of elements without text, such as a skeleton. */
  has?: readonly string[];
  /** Name of the open dialog. */
  dialog?: string | RegExp;
  /** Text of each expected toast, oldest first. */
  toasts?: readonly (string | RegExp)[];
  /** Name of the focused field. */
  focus?: string | RegExp;
}

/** Parameters of a state's story. By default the state has no dialog, toast or focus. */
export function rests(rest: Rest): { rest: Rest } {
  return { rest };
}

/** Removes the focus, like a tap beside the field: the last step of a play function. */
export function blurField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Like `blurField`, after a submission has focused its first field in error; the focus moves a moment after the error
 * appears.
 */
export async function blurFaultyField(): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  blurField();
}
