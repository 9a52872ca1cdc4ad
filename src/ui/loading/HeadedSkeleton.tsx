import { Skeleton } from './Skeleton.tsx';
import { Stack } from '../screen/Stack.tsx';

/** Skeleton of a page with a headline and rows. */
export function HeadedSkeleton() {
  return (
    <>
      <Stack gutter padBlock="7">
        <Skeleton shape="headline" />
      </Stack>
      <Skeleton shape="rows" count={4} />
    </>
  );
}
