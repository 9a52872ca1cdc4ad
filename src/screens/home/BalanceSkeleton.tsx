import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Placeholder of the balance while it or its chunk loads. */
export function BalanceSkeleton({ isSandbox = false }: { isSandbox?: boolean }) {
  return (
    <>
      <Stack gutter padBlock="4">
        <Skeleton shape="headline" />
      </Stack>
      {isSandbox ? (
        <Stack gutter>
          <Skeleton shape="notice" />
        </Stack>
      ) : null}
    </>
  );
}
