import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Three placeholder fields while the initial values load. */
export function FormSkeleton() {
  return (
    <Stack gutter padBlock="5" gap="5">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
