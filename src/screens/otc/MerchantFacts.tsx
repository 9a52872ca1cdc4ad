import { FormattedMessage } from 'react-intl';
import type { OtcOffer } from '../../api/otc.ts';
import { waitOf } from '../../components/live/timeLeft.ts';
import { completionOf, ordersOf } from '../../components/otc/merchant.ts';
import { MerchantHead } from '../../components/otc/MerchantHead.tsx';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** Mean time of the merchant, rounded up; a dash before the first order. */
function AnswerTime({ answer_seconds: seconds }: Pick<OtcOffer, 'answer_seconds'>) {
  if (seconds === undefined) return <span>{noValue}</span>;
  const { count, unit } = waitOf(seconds);
  return unit === 'hour' ? (
    <FormattedMessage id="time.hours" defaultMessage="{count} h" values={{ count }} />
  ) : (
    <FormattedMessage id="time.minutes" defaultMessage="{count} min" values={{ count }} />
  );
}

/** Merchant of the offer, with the figures of all its orders. */
export function MerchantFacts({ offer }: { offer: OtcOffer }) {
  const formats = useFormats();
  const count = (figure: number): string => formats.quantity(String(figure), '1');
  const completion = completionOf(offer);
  const all = ordersOf(offer);
  return (
    <Stack gap="3">
      <MerchantHead merchant={offer} />
      <Stack direction="row" gap="5" justify="between" wrap>
        <StatTile
          size="sm"
          label={<FormattedMessage id="otc.deals" defaultMessage="Deals" />}
          value={count(offer.deal_count)}
        />
        <StatTile
          size="sm"
          label={<FormattedMessage id="hosting.completed" defaultMessage="Completed" />}
          value={completion === undefined ? noValue : formats.share(completion)}
        />
        <StatTile
          size="sm"
          align="end"
          label={
            offer.type === 'buy' ? (
              <FormattedMessage id="otc.releasesIn" defaultMessage="Releases in" />
            ) : (
              <FormattedMessage id="otc.paysIn" defaultMessage="Pays in" />
            )
          }
          value={<AnswerTime answer_seconds={offer.answer_seconds} />}
        />
      </Stack>
      {all === undefined ? null : (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="otc.notCompleted"
            defaultMessage="{failed} of {all} orders were not completed. The time is the mean of all orders."
            values={{ failed: count(all - offer.deal_count), all: count(all) }}
          />
        </Text>
      )}
      {offer.is_sandbox ? (
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="otc.sandbox.text"
            defaultMessage="Sandbox: this merchant is a program. It pays and releases by itself within a few seconds."
          />
        </Text>
      ) : null}
    </Stack>
  );
}
