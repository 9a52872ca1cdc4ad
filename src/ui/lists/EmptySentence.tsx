import type { ReactNode } from 'react';
import { Stack } from '../screen/Stack.tsx';
import { Text } from '../text/Text.tsx';

type EmptySentenceProps = {
  /** The page's side padding; a sheet has its own. */
  gutter?: boolean;
  children: ReactNode;
};

/** One-sentence empty state of a part of a page or sheet; a whole page uses Empty. */
export function EmptySentence({ gutter, children }: EmptySentenceProps) {
  return (
    <Stack gutter={gutter} padBlock="6">
      <Text as="p" variant="body" tone="secondary" align="center">
        {children}
      </Text>
    </Stack>
  );
}
