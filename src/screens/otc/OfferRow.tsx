import { FormattedMessage, useIntl } from 'react-intl';
import type { OtcOffer } from '../../api/otc.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { StatusPill } from '../../components/details/StatusPill.tsx';
import { completionOf } from '../../components/otc/merchant.ts';
import { MerchantHead } from '../../components/otc/MerchantHead.tsx';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { OtcSide } from './offerFilters.ts';

/** Completed orders of a merchant, and their share. */
export function Deals({ offer }: { offer: Pick<OtcOffer, 'deal_count' | 'failed_count'> }) {
  const formats = useFormats();
  const completion = completionOf(offer);
  return (
    <FormattedMessage
      id="otc.deals.rate"
      defaultMessage="{deals, plural, one {# deal} other {# deals}} · {rate}"
      values={{
        deals: offer.deal_count,
        rate: completion === undefined ? noValue : formats.share(completion),
      }}
    />
  );
}

interface OfferRowProps {
  offer: OtcOffer;
  /** Side of the list: an offer of any other side is not opened. */
  side: OtcSide;
  /** Undefined while nothing can be opened. */
  href: string | undefined;
}

function Action({ offer, side, href }: OfferRowProps) {
  const intl = useIntl();
  if (offer.type !== side) return <StatusPill status={undefined} code={offer.type} />;
  const values = { coin: offer.currency_name, merchant: offer.seller_name };
  const label =
    side === 'buy'
      ? intl.formatMessage({ id: 'otc.offer.buy', defaultMessage: 'Buy {coin} from {merchant}' }, values)
      : intl.formatMessage({ id: 'otc.offer.sell', defaultMessage: 'Sell {coin} to {merchant}' }, values);
  return (
    <Button variant={side} size="dense" label={label} href={href} disabled={href === undefined}>
      {side === 'buy' ? (
        <FormattedMessage id="otc.type.buy" defaultMessage="Buy" />
      ) : (
        <FormattedMessage id="otc.type.sell" defaultMessage="Sell" />
      )}
    </Button>
  );
}

/** An offer: merchant, price, remaining quantity, limits and payment method. */
export function OfferRow(props: OfferRowProps) {
  const { offer } = props;
  const { figure, money, price } = useOtcAmounts();
  const { currency_name: coin, fiat_name: fiat } = offer;
  return (
    <Stack gap="3" gutter padBlock="4">
      <MerchantHead merchant={offer} end={<Deals offer={offer} />} />
      <Stack direction="row" gap="4" align="center" justify="between" wrap>
        <Stack gap="1">
          <Text as="p" variant="title2" num>
            <span>{price(offer.price)}</span>{' '}
            <Text variant="caption" tone="muted" noWrap>
              {`${fiat} / ${coin}`}
            </Text>
          </Text>
          <Text as="p" variant="caption" tone="secondary" num>
            <FormattedMessage
              id="otc.offer.available"
              defaultMessage="{amount} available"
              values={{ amount: <Amount value={offer.surplus_number} coin={coin} /> }}
            />
          </Text>
          <Text as="p" variant="caption" tone="secondary" num>
            <FormattedMessage
              id="otc.offer.limit"
              defaultMessage="Limit {min} – {max}"
              values={{ min: figure(offer.min_number, fiat), max: money(offer.max_number, fiat) }}
            />
          </Text>
          <Text as="p" variant="caption" tone="secondary">
            {offer.way_name}
          </Text>
        </Stack>
        <Action {...props} />
      </Stack>
    </Stack>
  );
}
