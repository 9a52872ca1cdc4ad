import type { ReactNode } from 'react';
import type { HostingOrder } from '../../api/hosting.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ProductTitle } from './ProductTitle.tsx';

interface OrderHeadProps {
  order: HostingOrder;
  /** Start and end of the term. */
  caption?: ReactNode;
  end: ReactNode;
}

/** Hosted amount and term. */
export function OrderHead({ order, caption, end }: OrderHeadProps) {
  return (
    <Stack direction="row" gap="4" align="center">
      <CoinDisc size="sm" {...coinMark(order.currency_name)} />
      <Stack grow>
        <Text variant="bodyStrong">
          <ProductTitle row={order} />
        </Text>
        {caption === undefined ? null : (
          <Text variant="caption" tone="muted" num>
            {caption}
          </Text>
        )}
      </Stack>
      <Text variant="caption" tone="muted" num>
        {end}
      </Text>
    </Stack>
  );
}
