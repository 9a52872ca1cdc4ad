import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewCoin } from '../../api/subscription.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { nameOf } from '../../components/subscription/newCoinTerms.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** Name of a new coin and its sales method. */
export function CoinHead({ product, end }: { product: NewCoin; end: ReactNode }) {
  const { new_currency_name: code } = product;
  const name = nameOf(product);
  return (
    <Stack direction="row" gap="4" align="center">
      <CoinDisc {...coinMark(code)} />
      <Stack grow>
        <Text variant="title3">{name === code ? code : `${name} · ${code}`}</Text>
        <Text variant="label" tone="secondary" weight="regular">
          <FormattedMessage id="newCoin.paidThenLocked" defaultMessage="Paid immediately, then locked" />
        </Text>
      </Stack>
      {end}
    </Stack>
  );
}
