import { ContentSkeleton } from './ContentSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from '../screen/Stack.tsx';

/** Skeleton of a page with a headline above rows, facts or cards. */
export function HeadedSkeleton({ of = 'rows' }: { of?: 'rows' | 'facts' | 'cards' }) {
  return (
    <>
      <Stack gutter padBlock="7">
        <Skeleton shape="headline" />
      </Stack>
      {of === 'rows' ? (
        <Skeleton shape="rows" count={4} />
      ) : (
        <Stack gutter>
          <ContentSkeleton shape={of} count={of === 'facts' ? 7 : 3} />
        </Stack>
      )}
    </>
  );
}
