import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Placeholder fields while the initial values load. */
export function FormSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Stack gutter padBlock="5">
      <ContentSkeleton shape="fields" count={count} />
    </Stack>
  );
}
