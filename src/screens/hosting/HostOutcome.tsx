import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { interestOfDay, totalInterest, type HostingTerms } from '../../../contracts/rules/hosting.ts';
import type { HostingProduct } from '../../api/hosting.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { inPercent, scheduleOf } from '../../components/hosting/hostingTerms.ts';
import { SignedAmount } from './SignedAmount.tsx';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Timeline } from '../../ui/progress/Timeline.tsx';

interface HostOutcomeProps {
  product: HostingProduct;
  terms: HostingTerms;
  /** Decimal text. */
  amount: string;
  /** Server time, ms since 1970 UTC. */
  nowMs: number;
}

/** Timeline of an order: debit, interest payments and return. */
function Course({ product, terms, amount, nowMs }: HostOutcomeProps) {
  const intl = useIntl();
  const dates = useDates();
  const { currency_name: coin } = product;
  const { firstMs, endMs } = scheduleOf(product, nowMs);
  return (
    <Timeline
      label={intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' })}
      steps={[
        {
          state: 'current',
          title: <FormattedMessage id="record.period.today" defaultMessage="Today" />,
          text: (
            <FormattedMessage
              id="hosting.course.in"
              defaultMessage="{amount} moves from Spot to Hosting and is locked"
              values={{ amount: <Amount value={amount} coin={coin} /> }}
            />
          ),
        },
        {
          state: 'ahead',
          title: <FormattedMessage id="hosting.course.first" defaultMessage="First yield, then every day" />,
          time: firstMs === undefined ? undefined : dates.withZone(firstMs),
          text: <SignedAmount value={interestOfDay(terms, amount, 1)} coin={coin} />,
        },
        {
          state: 'ahead',
          title: <FormattedMessage id="hosting.course.end" defaultMessage="End of the term" />,
          time: endMs === undefined ? undefined : dates.withZone(endMs),
          text: (
            <FormattedMessage
              id="hosting.course.back"
              defaultMessage="{amount} returns to your Spot account"
              values={{ amount: <Amount value={amount} coin={coin} /> }}
            />
          ),
        },
      ]}
    />
  );
}

/** Return of an amount held to maturity. */
export function HostOutcome(props: HostOutcomeProps) {
  const { product, terms, amount } = props;
  const formats = useFormats();
  const coin = product.currency_name;
  const total = totalInterest(terms, amount);
  return (
    <>
      <Course {...props} />
      <KeyValue
        frame="line"
        rows={[
          {
            label: (
              <FormattedMessage
                id="hosting.daily"
                defaultMessage="Daily yield, {rate}"
                values={{ rate: formats.feeRate(inPercent(terms.dayRate)) }}
              />
            ),
            value: <Amount value={interestOfDay(terms, amount, 1)} coin={coin} />,
          },
          {
            label: (
              <FormattedMessage
                id="hosting.overTerm"
                defaultMessage="Estimated yield over {days, plural, one {# day} other {# days}}"
                values={{ days: terms.days }}
              />
            ),
            value: <Amount value={total} coin={coin} />,
          },
          {
            label: <FormattedMessage id="hosting.inAll" defaultMessage="Estimated total at the end" />,
            value: <Amount value={new BigNumber(amount).plus(total).toFixed()} coin={coin} />,
            variant: 'total',
          },
        ]}
      />
    </>
  );
}
