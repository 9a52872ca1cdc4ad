import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** In the balance's place while it, or its code, is on its way. */
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
