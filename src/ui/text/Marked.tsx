import { Fragment } from 'react';
import { markedParts } from './markedParts.ts';
import * as styles from './Marked.css.ts';

interface MarkedProps {
  text: string;
  /** Words as `searchKey` normalises them. */
  words: readonly string[];
}

/** A text with highlighted search matches. */
export function Marked({ text, words }: MarkedProps) {
  return markedParts(text, words).map(({ part, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
