import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from '../fields/FieldMessages.css.ts';
import { MessagePlace } from './messagePlace.ts';

/**
 * Why the button of a form is disabled, in the place of its messages while a field is in hand: beneath the button it is
 * out of sight then. Assistive technology has it at the button.
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
