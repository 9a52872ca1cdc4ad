import { FormattedMessage, useIntl } from 'react-intl';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { CoinHolding } from './portfolio.ts';

/** Names the coins that are missing from a total because they have no price. */
export function Unpriced({ coins }: { coins: readonly Pick<CoinHolding, 'coin' | 'isUnpriced'>[] }) {
  const intl = useIntl();
  const unpriced = coins.filter(({ isUnpriced }) => isUnpriced).map(({ coin }) => coin);
  if (unpriced.length === 0) return null;
  return (
    <Stack gutter padBlock="3">
      <Text as="p" variant="caption" tone="secondary">
        <FormattedMessage
          id="assets.unpriced"
          defaultMessage="Not in the total: {coins}. No price is available."
          values={{ coins: intl.formatList(unpriced) }}
        />
      </Text>
    </Stack>
  );
}
