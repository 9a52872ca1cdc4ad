import { Text } from '../text/Text.tsx';
import { Stack } from '../screen/Stack.tsx';
import type { ReactNode } from 'react';
import * as styles from './AddressDifference.css.ts';

interface Written {
  label: ReactNode;
  text: string;
}

interface AddressDifferenceProps {
  /** Address in question. */
  own: Written;
  /** Address to compare with. */
  other: Written;
}

/** Number of common characters at the start and at the end of two texts. */
export function commonEnds(own: string, other: string): { start: number; end: number } {
  // Capitals of such addresses are a checksum, so letters are compared without case.
  const [one, two] = [own, other].map((text) => (text.startsWith('0x') ? text.toLowerCase() : text)) as [
    string,
    string,
  ];
  const length = Math.min(one.length, two.length);
  let start = 0;
  while (start < length && one[start] === two[start]) start += 1;
  let end = 0;
  while (end < length - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  return { start, end };
}

function Line({
  written,
  kind,
  ends,
}: {
  written: Written;
  kind: 'own' | 'other';
  ends: { start: number; end: number };
}) {
  const { label, text } = written;
  const endAt = text.length - ends.end;
  return (
    <Stack gap="1">
      <Text as="p" variant="caption" tone="muted">
        {label}
      </Text>
      <p className={styles.address} translate="no">
        {text.slice(0, ends.start)}
        <strong className={styles.middle[kind]}>{text.slice(ends.start, endAt)}</strong>
        {text.slice(endAt)}
      </p>
    </Stack>
  );
}

/** Two similar addresses, with the difference marked in both. */
export function AddressDifference({ own, other }: AddressDifferenceProps) {
  const ends = commonEnds(own.text, other.text);
  return (
    <Stack gap="3">
      <Line written={own} kind="own" ends={ends} />
      <Line written={other} kind="other" ends={ends} />
    </Stack>
  );
}
