import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Graticule } from '../../ui/screen/Graticule.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { BottomBar } from '../../ui/screen/ScreenBars.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface NotConfiguredProps {
  /** Subject of the missing configuration. */
  rows: readonly KeyValueRow[];
  supportHref: string;
  /** Alternative, shown below the support link. */
  children?: ReactNode;
}

/** Notice that the back end provides no deposit target. */
export function NotConfigured({ rows, supportHref, children }: NotConfiguredProps) {
  return (
    <>
      <Stack gap="4" align="center" padBlock="6">
        <Graticule variant="failed" />
        <Text as="h2" variant="title3" align="center">
          <RefusalText of="deposit.addressMissing" />
        </Text>
        <Text as="p" variant="label" tone="secondary" weight="regular" align="center">
          <FormattedMessage
            id="deposit.missing.older"
            defaultMessage="Do not send to an address from an older message or screenshot."
          />
        </Text>
      </Stack>
      <KeyValue rows={rows} />
      <BottomBar>
        <Stack gap="3">
          <Button width="block" icon="chat" href={supportHref}>
            <FormattedMessage id="deposit.support" defaultMessage="Contact support" />
          </Button>
          {children}
        </Stack>
      </BottomBar>
    </>
  );
}

/** Notice that no target account for bank transfers is configured. */
export function BankMissing({ supportHref }: Pick<NotConfiguredProps, 'supportHref'>) {
  return (
    <NotConfigured
      supportHref={supportHref}
      rows={[
        {
          label: <FormattedMessage id="deposit.way" defaultMessage="Method" />,
          value: <FormattedMessage id="bank.card" defaultMessage="Bank account" />,
        },
      ]}
    />
  );
}
