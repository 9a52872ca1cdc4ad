import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OtcOffer } from '../../api/otc.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { merchantMark } from './merchant.ts';

interface MerchantHeadProps {
  merchant: Pick<OtcOffer, 'seller_name' | 'is_sandbox'>;
  /** At the end of the line: figures of the merchant. */
  end?: ReactNode;
}

/** Merchant of an offer; a program of a sandbox is labelled as one. */
export function MerchantHead({ merchant, end }: MerchantHeadProps) {
  const { seller_name: name, is_sandbox: isSandbox } = merchant;
  return (
    <Stack direction="row" gap="3" align="center" justify="between" wrap>
      <Stack direction="row" gap="3" align="center" wrap>
        <CoinDisc size="sm" {...merchantMark(name)} />
        <Text variant="bodyStrong">{name}</Text>
        {isSandbox ? (
          <Pill tone="warning">
            <FormattedMessage id="otc.sandbox" defaultMessage="Sandbox program" />
          </Pill>
        ) : null}
      </Stack>
      {end === undefined ? null : (
        <Text variant="caption" tone="muted" num>
          {end}
        </Text>
      )}
    </Stack>
  );
}
