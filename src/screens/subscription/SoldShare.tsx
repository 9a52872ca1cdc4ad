import { useIntl } from 'react-intl';
import { percentTaken } from '../../../contracts/rules/subscription.ts';
import type { NewCoin } from '../../api/subscription.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';

/** Share of the offer that is sold. */
export function SoldShare({ product }: { product: NewCoin }) {
  const intl = useIntl();
  return (
    <ProgressBar
      label={intl.formatMessage({ id: 'newCoin.subscribed', defaultMessage: 'Subscribed' })}
      percent={Number(percentTaken(product.num, product.last_num))}
    />
  );
}
