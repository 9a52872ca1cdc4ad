import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { pen } from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** What a wallet is asked for. */
export function OneMessage({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" gap="4" align="start">
      <Text tone="accent">
        <Icon name={pen} size="sm" />
      </Text>
      <Stack grow gap="1">
        <Text as="p" weight="semibold">
          <FormattedMessage
            id="walletLogin.oneMessage"
            defaultMessage="You sign one message, nothing else."
          />
        </Text>
        <Text as="p" variant="label" tone="secondary" weight="regular">
          {children}
        </Text>
      </Stack>
    </Stack>
  );
}
