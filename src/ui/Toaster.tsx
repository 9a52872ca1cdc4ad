import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from './openDialogs.ts';
import { Toast } from './Toast.tsx';
import type { Toaster as ToasterStore } from './toaster.ts';
import * as styles from './Toast.css.ts';

type ToasterProps = {
  toaster: ToasterStore;
};

/**
 * Shows a store's toasts above the bottom bar, or in the dialog that is open. Stands once in the app: a live region
 * must be there before its text.
 */
export function Toaster({ toaster }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.snapshot, toaster.snapshot);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topPlace, () => undefined);
  const shown = toasts.map((toast) => (
    <Toast key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
  ));
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {dialog ? createPortal(shown, dialog) : shown}
    </div>
  );
}
