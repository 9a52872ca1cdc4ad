import { Icon } from '../pictures/Icon.tsx';
import { Stack } from '../screen/Stack.tsx';
import { Text } from '../text/Text.tsx';

/** What has just been done, above what it was done to: nothing is covered by it. A live region, there before its text. */
export function Said({ text }: { text: string | undefined }) {
  return (
    <div role="status">
      {text === undefined ? null : (
        <Stack gutter padBlock="3" direction="row" gap="3" align="center">
          <Text tone="success">
            <Icon name="check" size="sm" />
          </Text>
          <Text as="p" variant="caption" num>
            {text}
          </Text>
        </Stack>
      )}
    </div>
  );
}
