import { useEffect, useRef, type ReactNode } from 'react';

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
 * The browser's own dialog: focus stays inside, the page behind is inert, Escape closes, and focus returns to
 * where it was. It is on the page only while it is open.
 */
export function Dialog({ className, labelledBy, role, onClose, closesOnScrim, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
  return (
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press on the dialog itself is one on the scrim: its content fills it.
      onClick={(event) => {
        if (closesOnScrim && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
