import { use, type ReactNode } from 'react';
import * as messages from '../fields/FieldMessages.css.ts';
import { Icon } from '../pictures/Icon.tsx';
import { MessagePlace } from './messagePlace.ts';
import * as styles from './Announced.css.ts';

/**
 * Status or validation error (MessagesTogether) in place of content that is not needed meanwhile, so that nothing moves
 * or is covered. Always mounted: a live region must exist before its text.
 */
export function Announced({ text, children }: { text: string | undefined; children: ReactNode }) {
  const place = use(MessagePlace);
  return (
    <div className={styles.place}>
      <div
        className={text === undefined ? styles.replaceable : styles.replaced}
        aria-hidden={text !== undefined || undefined}
      >
        {children}
      </div>
      {place ? (
        <div
          ref={place.setElement}
          className={`${text === undefined ? styles.kept : styles.replaced} ${messages.place}`}
        />
      ) : null}
      <div role="status" className={styles.kept}>
        {text === undefined ? null : (
          <p className={styles.said}>
            <span className={styles.icon}>
              <Icon name="check" size="sm" />
            </span>
            <span>{text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
