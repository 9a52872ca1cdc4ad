import { Icon } from '../pictures/Icon.tsx';
import { Stack } from '../screen/Stack.tsx';
import { Text } from '../text/Text.tsx';

/** Success message above the affected content, covering nothing. A live region, mounted before its text. */
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
