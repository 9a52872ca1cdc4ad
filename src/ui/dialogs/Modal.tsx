import { useId, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Modal.css.ts';

interface ModalProps {
  title: ReactNode;
  /** Runs on Escape: the answer that changes nothing. */
  onClose: () => void;
  /** Illustration above the title. */
  art?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** Interrupts the user for a required answer; all other dialogs are sheets. */
export function Modal({ title, onClose, art, actions, children }: ModalProps) {
  const titleId = useId();
  return (
    <Dialog
      className={styles.modal}
      role="alertdialog"
      labelledBy={titleId}
      onClose={onClose}
      closesOnScrim={false}
    >
      <div className={styles.content}>
        {art}
        <Text as="h2" variant="title3" id={titleId}>
          {title}
        </Text>
        {children}
        {actions}
      </div>
    </Dialog>
  );
}
