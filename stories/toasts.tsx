// Toasts of stories, in place of the app's: below the view, and cleared between stories.
import type { Decorator } from '@storybook/react-vite';
import { isLocaleId } from '../contracts/locales.ts';
import { refusalText, type RefusalReason } from '../contracts/messages/messages.ts';
import type { ShowRefusal } from '../src/components/forms/submission.ts';
import { Toaster } from '../src/ui/messages/Toaster.tsx';
import { createToaster } from '../src/ui/messages/createToaster.ts';

export const toaster = createToaster();

export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster toaster={toaster} />
  </>
);

export function clearToasts(): void {
  for (const { id } of toaster.snapshot()) toaster.dismiss(id);
}

/** Shows the refusal of a whole form, as the app does. */
export const showRefusal: ShowRefusal = (text, requestId) =>
  toaster.show({ kind: 'error', text, failure: { requestId } });

/** Server message of a refusal, in the story's language. */
export function said(reason: RefusalReason, values?: Record<string, string>): string {
  const { lang } = document.documentElement;
  return refusalText(reason, isLocaleId(lang) ? lang : undefined, values);
}
