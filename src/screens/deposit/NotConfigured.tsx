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
  /** What it is of. */
  rows: readonly KeyValueRow[];
  supportHref: string;
  /** Beneath the way to support: another way. */
  children?: ReactNode;
}

/** The back end names nothing that could be paid to. */
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

/** Where money would be transferred to from a bank card. */
export function BankMissing({ supportHref }: Pick<NotConfiguredProps, 'supportHref'>) {
  return (
    <NotConfigured
      supportHref={supportHref}
      rows={[
        {
          label: <FormattedMessage id="deposit.way" defaultMessage="Way" />,
          value: <FormattedMessage id="bank.card" defaultMessage="Bank card" />,
        },
      ]}
    />
  );
}
