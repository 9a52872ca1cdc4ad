import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { later, useLater, usePrefetch } from '../loading/later.ts';
import { openDialogs } from '../dialogs/openDialogs.ts';
import { Toast } from './Toast.tsx';
import type { Toaster as ToasterStore } from './createToaster.ts';
import * as styles from './Toast.css.ts';

type ToasterProps = {
  toaster: ToasterStore;
};

/** Loads after the first page, which shows no toast yet. */
const placing = later(async () => (await import('./keepToastsPlaced.ts')).keepToastsPlaced);
const afterPage = [placing];

/**
 * Shows a store's toasts over the page or inside the open dialog. Rendered once in the app: a live region must exist
 * before its text.
 */
export function Toaster({ toaster }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.snapshot, toaster.snapshot);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topPlace, () => undefined);
  const region = useRef<HTMLDivElement>(null);
  const hasToasts = toasts.length > 0;
  const code = useLater(placing, hasToasts);
  usePrefetch(afterPage);
  useLayoutEffect(() => {
    const place = dialog ?? region.current;
    return hasToasts && place && code.state === 'ready'
      ? code.data(place, dialog?.closest('dialog') ?? null)
      : undefined;
  }, [toasts, hasToasts, dialog, code]);
  const shown = toasts.map((toast) => (
    <Toast key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
  ));
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {dialog ? createPortal(shown, dialog) : shown}
    </div>
  );
}
