import { Skeleton } from './Skeleton.tsx';
import { Stack } from '../screen/Stack.tsx';

/** A page that is on its way: a headline, and rows beneath it. */
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
