import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Three fields, while what a form begins with is on its way. */
export function FormSkeleton() {
  return (
    <Stack gutter padBlock="5" gap="5">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
