import { FormattedMessage } from 'react-intl';
import { breakEvenPercent } from '../../../contracts/rules/option.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import {
  durationOf,
  outcomesOf,
  type Outcomes,
  type OptionTerms,
  type OptionTicket,
} from './optionTicket.ts';
import * as styles from './OutcomePanel.css.ts';

/** Share of such orders that must win to break even. */
export function BreakEven({ outcomes, feeRate }: { outcomes: Outcomes | undefined; feeRate: string }) {
  const formats = useFormats();
  return outcomes === undefined ? (
    <span>{noValue}</span>
  ) : (
    <FormattedMessage
      id="option.breakEven.share"
      defaultMessage="{percent}% of orders must be right"
      values={{ percent: formats.exact(breakEvenPercent(outcomes.ratio, feeRate)) }}
    />
  );
}

/** Label of the outcome of a close within the band. */
export function BackName({ band }: { band: string | undefined }) {
  const formats = useFormats();
  return band === undefined ? (
    <FormattedMessage id="option.within" defaultMessage="Within the band" />
  ) : (
    <FormattedMessage
      id="option.within.size"
      defaultMessage="Within ±{size}"
      values={{ size: formats.exact(band) }}
    />
  );
}

/** Outcome of up and down for each closing direction, and their break-even rate. */
export function OutcomePanel({
  terms,
  ticket,
  isDemo,
}: {
  terms: OptionTerms;
  ticket: OptionTicket;
  isDemo: boolean;
}) {
  const amounts = useAmounts();
  const { currency } = terms;
  const coin = currency.name;
  const outcomes = outcomesOf(terms, ticket);
  const said = (value: string | undefined) => (value === undefined ? noValue : amounts.signed(value, coin));
  const rows = [
    {
      key: 'up',
      name: <FormattedMessage id="option.ifRight" defaultMessage="If right" />,
      value: outcomes?.right,
    },
    {
      key: 'flat',
      name: <BackName band={durationOf(terms, ticket.seconds)?.neutral_band} />,
      value: outcomes?.back,
    },
    {
      key: 'down',
      name: <FormattedMessage id="option.ifWrong" defaultMessage="If wrong" />,
      value: outcomes?.wrong,
    },
  ] as const;
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        {isDemo ? (
          <FormattedMessage
            id="option.outcomes.demo"
            defaultMessage="Demo: Up or Down in {coin}, fee included"
            values={{ coin }}
          />
        ) : (
          <FormattedMessage
            id="option.outcomes"
            defaultMessage="Up or Down in {coin}, fee included"
            values={{ coin }}
          />
        )}
      </p>
      <dl className={styles.outcomes}>
        {rows.map(({ key, name, value }) => (
          <div key={key} className={styles.outcome}>
            <dt>{name}</dt>
            <dd className={styles.figure[value === undefined ? 'flat' : key]}>{said(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.breakEven}>
        <dt>
          <FormattedMessage id="option.breakEven" defaultMessage="Break-even" />
        </dt>
        <dd className={styles.share}>
          <BreakEven outcomes={outcomes} feeRate={currency.micro_trade_fee} />
        </dd>
      </dl>
    </div>
  );
}
