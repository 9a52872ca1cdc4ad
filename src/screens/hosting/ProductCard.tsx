import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { totalRate } from '../../../contracts/rules/hosting.ts';
import type { HostingProduct } from '../../api/hosting.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { FactCard } from '../../ui/cards/FactCard.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { dayRateOf, hostingTerms, inPercent } from '../../components/hosting/hostingTerms.ts';
import { ProductTitle } from './ProductTitle.tsx';

/** Reason why a product takes no orders, or its remaining capacity. */
export function noteOf({
  paused,
  delayed_ms: delayed,
  capacity_left: left,
  currency_name: coin,
}: HostingProduct) {
  if (paused !== undefined) return paused;
  if (delayed !== undefined)
    return (
      <FormattedMessage
        id="hosting.product.delayed"
        defaultMessage="Yield on this product is delayed, so it is closed to new orders."
      />
    );
  if (left === undefined) return undefined;
  return (
    <FormattedMessage
      id="hosting.product.left"
      defaultMessage="{amount} left"
      values={{ amount: <Amount value={left} coin={coin} /> }}
    />
  );
}

/** Whether the product takes orders: not sold out and not paused. */
export const isOpen = ({
  paused,
  delayed_ms: delayed,
  capacity_left: left,
  save_min: least,
}: HostingProduct) =>
  paused === undefined && delayed === undefined && (left === undefined || new BigNumber(left).gte(least));

interface ProductCardProps {
  product: HostingProduct;
  /** Undefined if the product takes no orders now. */
  href: string | undefined;
}

/** Figures of a product, linked to its order page. */
export function ProductCard({ product, href }: ProductCardProps) {
  const formats = useFormats();
  const { currency_name: coin, save_min: least, yield_source: source } = product;
  const facts: { label: ReactNode; value: ReactNode }[] = [
    {
      label: <FormattedMessage id="deposit.minimum" defaultMessage="Minimum" />,
      value: <Amount value={least} coin={coin} />,
    },
    {
      label: <FormattedMessage id="hosting.dayRate" defaultMessage="Daily rate" />,
      value: formats.feeRate(inPercent(dayRateOf(product))),
    },
    {
      label: <FormattedMessage id="hosting.totalRate" defaultMessage="Estimated total return" />,
      value: formats.feeRate(product.max_interest_rate ?? totalRate(hostingTerms(product))),
    },
  ];
  return (
    <FactCard
      lead={<CoinDisc {...coinMark(coin)} />}
      title={<ProductTitle row={product} />}
      detail={
        <FormattedMessage
          id="hosting.source"
          defaultMessage="Source: {source}"
          values={{ source: source ?? '' }}
        />
      }
      facts={facts}
      note={noteOf(product)}
      href={isOpen(product) ? href : undefined}
    />
  );
}
