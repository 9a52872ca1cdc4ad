import { shortAddress } from './Address.tsx';
import * as styles from './Address.css.ts';

interface ShortAddressProps {
  /** Address or transaction hash, shortened in the middle. */
  text: string;
}

/** TMrdnS…F4hJ8bN on one line: the ends must stay together for comparison. */
export function ShortAddress({ text }: ShortAddressProps) {
  return (
    <span className={styles.short} translate="no">
      {shortAddress(text)}
    </span>
  );
}
