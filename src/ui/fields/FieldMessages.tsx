import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pictures/Icon.tsx';
import { MessagePlace } from '../messages/messagePlace.ts';
import * as styles from './FieldMessages.css.ts';

interface FieldMessagesProps {
  fieldId: string;
  /** Name of the field, shown with an error that is displayed elsewhere. */
  label: ReactNode;
  /** False or undefined without an error. */
  error: ReactNode;
  errorId: string;
  hint: ReactNode;
  hintId: string;
  /** A box fits a sentence or two and a fix. */
  look?: 'line' | 'box';
}

/** Error and hint of a field: below it, or in the form's shared place. */
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
                {/** At the field the message needs no field name. */}
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
