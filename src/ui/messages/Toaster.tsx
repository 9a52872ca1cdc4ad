import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { setMeasured } from '../loading/measured.ts';
import { openDialogs } from '../dialogs/openDialogs.ts';
import { bottom, over, toastRoom } from '../screen/Screen.css.ts';
import { Toast } from './Toast.tsx';
import type { Toaster as ToasterStore } from './createToaster.ts';
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
  const region = useRef<HTMLDivElement>(null);
  // What lies beneath them can be scrolled out: a refusal would otherwise cover the button that tries again.
  useLayoutEffect(() => {
    const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    setMeasured(document.documentElement, {
      [toastRoom]: `${region.current?.offsetHeight ?? 0}px`,
      [styles.barsHeight]: `${heightOf(`.${bottom}`) + heightOf(`.${over}`)}px`,
    });
  }, [toasts, dialog]);
  const shown = toasts.map((toast) => (
    <Toast key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
  ));
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {dialog ? createPortal(shown, dialog) : shown}
    </div>
  );
}
