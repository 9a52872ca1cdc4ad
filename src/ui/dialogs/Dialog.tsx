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
  /** A tap on the scrim closes the dialog; off for required answers. */
  closesOnScrim: boolean;
  children: ReactNode;
}

/**
 * The native dialog: focus is trapped, the page behind is inert, Escape and back navigation close it, and focus is
 * restored. Mounted only while open. Contains the toasts meanwhile.
 */
export function Dialog({ className, labelledBy, role, onClose, closesOnScrim, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const covered = useCoveredEdges();
  const close = useEffectEvent(onClose);
  // Before the next paint in both directions: visible toasts move with the dialog.
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
    // The page behind must not scroll under the dialog.
    document.body.style.overflow = 'hidden';
    return () => {
      element.close();
      document.body.style.overflow = overflow;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // The browser scrolled the field into view before the dialog moved above the keyboard.
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
      // A press on the dialog element itself is a press on the scrim: its content fills it.
      onClick={(event) => {
        if (closesOnScrim && isOwn(event)) onClose();
      }}
    >
      {children}
      {/** Outside the dialog nothing is visible or interactive, so toasts are rendered here. */}
      <div ref={toasts} className={toastStyles.region} role="status" aria-live="polite" aria-atomic="false" />
    </dialog>
  );
}
