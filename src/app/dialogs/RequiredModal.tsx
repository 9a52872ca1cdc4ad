import { useCallback, useSyncExternalStore } from 'react';
import { refusalToast } from '../../components/shell/failures.ts';
import { later, useOpened } from '../../ui/loading/later.ts';
import type { Core } from '../core.ts';

/** Loaded on demand, since it is rarely shown. */
const dialog = later(async () => (await import('./RequiredDialog.tsx')).RequiredDialog);
const nothing = (): undefined => undefined;

/** Opens when a command has an unmet requirement; the page beneath stays unchanged. */
export function RequiredModal({ core }: { core: Core }) {
  const { requiredModal: modal, toaster } = core;
  const required = useSyncExternalStore(modal.subscribe, modal.about, nothing);
  const fail = useCallback(() => {
    const { sentence } = modal.about()!;
    modal.close();
    toaster.show(refusalToast(sentence));
  }, [modal, toaster]);
  const Dialog = useOpened(dialog, required !== undefined, fail);
  return Dialog && required ? <Dialog core={core} required={required.what} /> : null;
}
