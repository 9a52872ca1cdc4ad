import { useSyncExternalStore } from 'react';
import { Toast } from './Toast.tsx';
import type { Toaster as ToasterStore } from './toaster.ts';
import * as styles from './Toast.css.ts';

type ToasterProps = {
  toaster: ToasterStore;
};

/** Shows a store's toasts above the bottom bar. Stands once in the app: a live region must be there before its text. */
export function Toaster({ toaster }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.snapshot, toaster.snapshot);
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
      ))}
    </div>
  );
}
