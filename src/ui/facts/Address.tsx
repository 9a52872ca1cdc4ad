import type { Ref } from 'react';
import * as styles from './Address.css.ts';

interface AddressProps {
  text: string;
  /** `label` in rows of facts. */
  size?: keyof typeof styles.address;
  /** Where it is selected to be copied by hand. */
  ref?: Ref<HTMLSpanElement>;
}

/** Number of characters that users compare at either end. */
const first = 6;
const last = 7;

/** An address whole, with the ends that are compared by eye; nothing of it is translated or broken by words. */
export function Address({ text, size = 'body', ref }: AddressProps) {
  const isShort = text.length <= first + last;
  return (
    <span ref={ref} className={styles.address[size]} translate="no">
      <strong className={styles.end}>{isShort ? text : text.slice(0, first)}</strong>
      {isShort ? null : (
        <>
          {text.slice(first, -last)}
          <strong className={styles.end}>{text.slice(-last)}</strong>
        </>
      )}
    </span>
  );
}

/** Its ends alone, for a line that has no room: TMrdnS…F4hJ8bN. */
export function shortAddress(text: string): string {
  return text.length <= first + last + 1 ? text : `${text.slice(0, first)}…${text.slice(-last)}`;
}
