import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from '../fields/FieldMessages.css.ts';
import { MessagePlace } from './messagePlace.ts';

/**
 * Why the form's button is disabled, in the place of its messages while a field has the focus: the text below the
 * button is out of view then. Assistive technology has it at the button.
 */
export function ReasonInHand({ children }: { children: ReactNode }) {
  const place = use(MessagePlace);
  if (!place?.element || children === undefined) return null;
  return createPortal(
    <p className={styles.reasonInHand} aria-hidden>
      {children}
    </p>,
    place.element,
  );
}
