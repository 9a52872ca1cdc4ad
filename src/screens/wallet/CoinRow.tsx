import { FormattedMessage, useIntl } from 'react-intl';
import { coinMark } from '../../components/coins/coinMark.ts';
import { Figure } from '../../components/amounts/Figure.tsx';
import { notReported } from '../../components/amounts/notReported.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import type { CoinHolding } from '../../components/wallet/portfolio.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';

interface CoinRowProps {
  holding: CoinHolding;
  /** The full balance of the coin, or its held part. */
  variant: 'all' | 'held';
  isHidden: boolean;
  href: string;
}

/** A coin's balance, its available part and its value. */
export function CoinRow({ holding, variant, isHidden, href }: CoinRowProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { amount } = useAmounts();
  const quantity = (value: string | undefined): string =>
    isHidden ? hiddenAmount : value === undefined ? notReported(intl) : amount(value, holding.coin);
  return (
    <ListRow
      href={href}
      // The amount below the code does not wrap.
      titleRoom="word"
      lead={<CoinDisc {...coinMark(holding.coin)} />}
      title={holding.coin}
      caption={
        variant === 'held' ? (
          <FormattedMessage
            id="assets.coin.of"
            defaultMessage="Frozen, of {total} total"
            values={{ total: quantity(holding.total) }}
          />
        ) : (
          <FormattedMessage
            id="assets.coin.available"
            defaultMessage="Available {amount}"
            values={{ amount: quantity(holding.available) }}
          />
        )
      }
      value={
        isHidden ? (
          hiddenAmount
        ) : (
          <Figure>{quantity(variant === 'held' ? holding.held : holding.total)}</Figure>
        )
      }
      valueCaption={
        holding.value === undefined || variant === 'held' ? undefined : isHidden ? (
          hiddenAmount
        ) : (
          <FormattedMessage
            id="assets.coin.value"
            defaultMessage="≈ {amount} USDT"
            values={{ amount: formats.total(holding.value) }}
          />
        )
      }
    />
  );
}
