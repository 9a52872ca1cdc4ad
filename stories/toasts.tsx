// The toasts of stories, where the app has its own: beneath the view, and none left of the story before.
import type { Decorator } from '@storybook/react-vite';
import type { ShowRefusal } from '../src/components/forms/submission.ts';
import { Toaster } from '../src/ui/Toaster.tsx';
import { createToaster } from '../src/ui/toaster.ts';

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

/** Says a refusal of the whole form, as the app does. */
export const showRefusal: ShowRefusal = (text) => toaster.show({ kind: 'error', text });
