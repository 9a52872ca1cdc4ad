// Where a state's story comes to rest. Interactions are stories of their own, tagged 'interaction'.
import { expect, waitFor } from 'storybook/test';

/** Visible content of a story at rest; the check after each story (.storybook/restFaults.ts) verifies it. */
export interface Rest {
  /** Words that can be read: on the page, in a field, or in the name of a picture. */
  shows?: readonly (string | RegExp)[];
  /** Words that must not be there. */
  hides?: readonly (string | RegExp)[];
  /** CSS selectors of elements without text, such as a skeleton. */
  has?: readonly string[];
  /** The name of the dialog that is open. */
  dialog?: string | RegExp;
  /** The words of each toast that is the state's own way to speak, oldest first. */
  toasts?: readonly (string | RegExp)[];
  /** The name of the field that the state leads the person to. */
  focus?: string | RegExp;
}

/** Parameters of a state's story. A state that says nothing here is at rest with no dialog, toast or focus. */
export function rests(rest: Rest): { rest: Rest } {
  return { rest };
}

/** Takes the focus away, as a tap beside the field does: the last step of a play function on its way to a state. */
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
