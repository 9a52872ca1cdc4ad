import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { measured } from '../loading/measured.ts';
import { useCoveredEdges } from '../screen/useKeyboardInset.ts';
import { openDialogs } from './openDialogs.ts';
import { coveredBottom, coveredTop } from './visibleArea.css.ts';
import * as toastStyles from '../messages/Toast.css.ts';

interface DialogProps {
  className: string;
  labelledBy: string;
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  /** A tap beside it closes it; not for what has to be answered. */
  closesOnScrim: boolean;
  children: ReactNode;
}

/**
 * The browser's own dialog: focus stays inside, the page behind is inert, Escape and the way back close, and focus
 * returns to where it was. It is on the page only while it is open. Toasts stand in it meanwhile.
 */
export function Dialog({ className, labelledBy, role, onClose, closesOnScrim, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const covered = useCoveredEdges();
  const close = useEffectEvent(onClose);
  // Before the next paint in both directions: toasts on show come and go with the dialog.
  useLayoutEffect(
    () => (toasts.current ? openDialogs.add({ place: toasts.current, close: () => close() }) : undefined),
    [],
  );
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const { overflow } = document.body.style;
    element.showModal();
    // The page behind must not scroll away under the dialog.
    document.body.style.overflow = 'hidden';
    return () => {
      element.close();
      document.body.style.overflow = overflow;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // The browser has shown the field before the dialog moved into the area that the keyboard leaves.
  useEffect(() => {
    const field = document.activeElement;
    if (covered.bottom > 0 && dialog.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [covered]);
  /** Events of nested dialogs bubble up to this one. */
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return (
    <dialog
      ref={dialog}
      className={className}
      {...measured({ [coveredTop]: `${covered.top}px`, [coveredBottom]: `${covered.bottom}px` })}
      role={role}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium fires a cancelable event once a touch and then closes without one; the owner decides whether the
      // dialog closes.
      onClose={(event) => {
        if (!isOwn(event) || !dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        onClose();
      }}
      // A press on the dialog itself is one on the scrim: its content fills it.
      onClick={(event) => {
        if (closesOnScrim && isOwn(event)) onClose();
      }}
    >
      {children}
      {/* Beside the dialog nothing is seen or answers taps, so this is where toasts stand now. */}
      <div ref={toasts} className={toastStyles.region} role="status" aria-live="polite" aria-atomic="false" />
    </dialog>
  );
}
