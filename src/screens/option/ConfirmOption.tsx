import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { ControlRow } from '../../ui/lists/ControlRow.tsx';
import { List } from '../../ui/lists/List.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { directionNames } from '../../components/option/OptionPills.tsx';
import { BackName, BreakEven } from '../../components/option/OutcomePanel.tsx';
import {
  durationOf,
  outcomesOf,
  type OptionTerms,
  type OptionTicket,
} from '../../components/option/optionTicket.ts';

interface ConfirmOptionProps {
  order: OptionTicket;
  symbol: string;
  terms: OptionTerms;
  /** Age of the price if it is delayed. */
  delaySeconds: number | undefined;
  isDemo: boolean;
  asks: boolean;
  onAsks: (asks: boolean) => void;
  onConfirm: () => void;
  onClose: () => void;
}

const variants = { up: 'buy', down: 'sell', neutral: 'primary' } as const;

/** Outcome rows for each closing direction, fee included. */
function useOutcomeRows(terms: OptionTerms, order: OptionTicket): KeyValueRow[] {
  const amounts = useAmounts();
  const outcomes = outcomesOf(terms, order, order.direction);
  const band = durationOf(terms, order.seconds)?.neutral_band;
  const { name, micro_trade_fee: feeRate } = terms.currency;
  const said = (value: string | undefined) => (value === undefined ? noValue : amounts.signed(value, name));
  return [
    {
      label: <FormattedMessage id="option.ifRight" defaultMessage="If right" />,
      value: said(outcomes?.right),
    },
    ...(order.direction === 'neutral'
      ? []
      : [{ label: <BackName band={band} />, value: said(outcomes?.back) }]),
    {
      label: <FormattedMessage id="option.ifWrong" defaultMessage="If wrong" />,
      value: said(outcomes?.wrong),
    },
    {
      label: <FormattedMessage id="option.breakEven" defaultMessage="Break-even" />,
      value: <BreakEven outcomes={outcomes} feeRate={feeRate} />,
    },
  ];
}

/** Age of the price, and a note for demo money. */
function Warnings({ delaySeconds, isDemo }: Pick<ConfirmOptionProps, 'delaySeconds' | 'isDemo'>) {
  return (
    <>
      {delaySeconds === undefined ? null : (
        <Notice tone="warning">
          <FormattedMessage
            id="spot.warning.delayed"
            defaultMessage="Prices are {seconds, plural, one {# second} other {# seconds}} old."
            values={{ seconds: delaySeconds }}
          />
        </Notice>
      )}
      {isDemo ? (
        <Notice tone="warning">
          <FormattedMessage id="option.demo.note" defaultMessage="Demo: no real money is moved." />
        </Notice>
      ) : null}
    </>
  );
}

/** Confirmation step: direction, stake, duration and all outcomes. */
export function ConfirmOption(props: ConfirmOptionProps) {
  const { order, symbol, terms, delaySeconds, asks, onAsks, onConfirm, onClose } = props;
  const intl = useIntl();
  const formats = useFormats();
  const outcomes = outcomesOf(terms, order, order.direction);
  const coin = terms.currency.name;
  const ask = intl.formatMessage({ id: 'option.ask', defaultMessage: 'Ask me before every order' });
  return (
    <ConfirmSheet
      title={<FormattedMessage id="option.confirm.title" defaultMessage="Confirm your order" />}
      keep={<FormattedMessage id="common.change" defaultMessage="Change" />}
      commit={
        <span>
          {directionNames[order.direction].label} · <Amount value={order.stake} coin={coin} unit="never" />
        </span>
      }
      variant={variants[order.direction]}
      onKeep={onClose}
      onCommit={onConfirm}
    >
      <Warnings delaySeconds={delaySeconds} isDemo={props.isDemo} />
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="spot.shownOrder" defaultMessage="Order" />,
            value: (
              <>
                {directionNames[order.direction].label} · {symbol}
              </>
            ),
          },
          {
            label: <FormattedMessage id="option.duration" defaultMessage="Duration" />,
            value: formats.units(order.seconds, 'second'),
          },
          {
            label: <FormattedMessage id="lever.line.entry" defaultMessage="Entry" />,
            value: (
              <FormattedMessage id="option.entry.next" defaultMessage="the next tick after acceptance" />
            ),
          },
          {
            label: <FormattedMessage id="option.stake" defaultMessage="Stake" />,
            value: <Amount value={order.stake} coin={coin} />,
          },
          {
            label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
            value: <Amount value={outcomes?.fee} coin={coin} />,
          },
        ]}
      />
      <KeyValue frame="panel" rows={useOutcomeRows(terms, order)} />
      <List>
        <ControlRow title={ask}>
          <Switch label={ask} checked={asks} onChange={onAsks} />
        </ControlRow>
      </List>
    </ConfirmSheet>
  );
}
