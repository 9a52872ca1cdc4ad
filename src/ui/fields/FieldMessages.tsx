import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pictures/Icon.tsx';
import { MessagePlace } from '../messages/messagePlace.ts';
import * as styles from './FieldMessages.css.ts';

interface FieldMessagesProps {
  fieldId: string;
  /** Name of the field, shown with an error that is displayed elsewhere. */
  label: ReactNode;
  /** False or nothing where nothing is wrong. */
  error: ReactNode;
  errorId: string;
  hint: ReactNode;
  hintId: string;
  /** A box has room for a sentence or two and what mends it. */
  look?: 'line' | 'box';
}

/** Says what is wrong with a field, and its hint: beneath it, or in the place of all messages of its form. */
export function FieldMessages({
  fieldId,
  label,
  error,
  errorId,
  hint,
  hintId,
  look = 'line',
}: FieldMessagesProps) {
  const place = use(MessagePlace);
  const messages = (
    <>
      {error ? (
        <div id={errorId} className={look === 'box' ? styles.errorBox : styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="warning" size="text" />
          </span>
          <span>
            {place?.element ? (
              <>
                {/* Heard at the field, it need not be named. */}
                <span className={styles.name} aria-hidden>
                  {label}
                </span>{' '}
              </>
            ) : null}
            <span>{error}</span>
          </span>
        </div>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
  if (!place?.element) return messages;
  if (!error && !hint) return null;
  return createPortal(
    <div className={styles.message} data-current={place.current === fieldId || undefined}>
      {messages}
    </div>,
    place.element,
  );
}
