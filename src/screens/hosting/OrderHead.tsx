import type { ReactNode } from 'react';
import type { HostingOrder } from '../../api/hosting.ts';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { ProductTitle } from './ProductTitle.tsx';

interface OrderHeadProps {
  order: HostingOrder;
  /** From when to when it was hosted. */
  caption?: ReactNode;
  end: ReactNode;
}

/** What was hosted, and for how long. */
export function OrderHead({ order, caption, end }: OrderHeadProps) {
  return (
    <ListRow
      isBare
      size="dense"
      lead={<CoinDisc size="sm" {...coinMark(order.currency_name)} />}
      title={<ProductTitle row={order} />}
      caption={caption}
      value={end}
    />
  );
}
