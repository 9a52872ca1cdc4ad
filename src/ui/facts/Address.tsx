import type { Ref } from 'react';
import * as styles from './Address.css.ts';

interface AddressProps {
  text: string;
  /** `label` in rows of facts. */
  size?: keyof typeof styles.address;
  /** Element that is selected for manual copying. */
  ref?: Ref<HTMLSpanElement>;
}

/** Number of characters that users compare at either end. */
const first = 6;
const last = 7;

/** A full address with emphasised ends for comparison; never translated or broken at words. */
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

/** Shortened address for a narrow line: TMrdnS…F4hJ8bN. */
export function shortAddress(text: string): string {
  return text.length <= first + last + 1 ? text : `${text.slice(0, first)}…${text.slice(-last)}`;
}
