import type { ReactNode } from 'react';
import { Stack } from './Stack.tsx';
import { Text } from '../text/Text.tsx';

interface SectionProps {
  title: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Explanation below the rows. */
  note?: ReactNode;
  children: ReactNode;
}

/** Related rows of a page, under a heading. */
export function Section({ title, aside, note, children }: SectionProps) {
  return (
    <Stack as="section" padBlock="3">
      <Stack direction="row" gap="3" justify="between" wrap gutter>
        <Text as="h2" variant="caption" tone="muted" weight="medium">
          {title}
        </Text>
        {aside === undefined ? null : (
          <Text variant="caption" tone="muted">
            {aside}
          </Text>
        )}
      </Stack>
      {children}
      {note === undefined ? null : (
        <Stack gutter padBlock="3">
          <Text as="p" variant="caption" tone="secondary">
            {note}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
