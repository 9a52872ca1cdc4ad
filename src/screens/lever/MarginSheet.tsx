import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { liquidationPrices } from '../../../contracts/rules/lever.ts';
import type { LeverTrade } from '../../api/lever.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CheckingNotice, type CommandWords } from '../../components/command/CheckingNotice.tsx';
import { useMade } from '../../components/command/useMade.ts';
import { decideFirst } from '../../components/command/decideFirst.tsx';
import { amountProblemText } from '../../components/forms/amountProblemText.ts';
import { CoinAmountField } from '../../components/forms/CoinAmountField.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { ruled } from '../../components/forms/ruled.ts';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useForm } from '../../components/forms/useForm.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { distanceOf } from '../../components/lever/opening.ts';
import { positionOf, marginStatusOf } from '../../components/lever/marginStatus.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { FigureTable } from '../../ui/facts/FigureTable.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { noPrice } from '../../components/lever/noPrice.ts';
import { PositionHead } from './PositionHead.tsx';

export interface MarginValues {
  /** Id of the position. */
  id: number;
  amount: string;
  /** Margin of the position at the time of the request; '' if the server did not send it. */
  before: string;
}

export type MarginCommand = CommandForm<MarginValues, LeverTrade>;

interface MarginSheetProps {
  command: MarginCommand;
  trade: LeverTrade;
  terms: ContractTerms;
  mark: string | undefined;
  /** Free balance of the contract account; undefined if the server does not send it. */
  available: string | undefined;
  isOffline: boolean;
  onClose: () => void;
}

const isAmount = (text: string): boolean => /^\d*\.?\d+$/.test(text) && new BigNumber(text).gt(0);

const withMore = (margin: string, amount: string): string => new BigNumber(margin).plus(amount).toFixed();

/** Liquidation price of the position with this margin. */
function liquidationWith({ trade, terms }: MarginSheetProps, margin: string | undefined): string | undefined {
  const position = positionOf(terms, trade);
  if (!position || margin === undefined) return undefined;
  const exposure = { contract: terms.rules, positions: [position], balance: margin };
  const prices = liquidationPrices(exposure, position.entry);
  return position.side === 'long' ? prices.below : prices.above;
}

/** Distance of the position to liquidation, before and after the addition. */
function Change(props: MarginSheetProps & { quote: string; amount: string }) {
  const { trade, terms, mark, quote, amount } = props;
  const intl = useIntl();
  const formats = useFormats();
  const before = trade.caution_money;
  const after = before && withMore(before, isAmount(amount) ? amount : '0');
  const both = (of: (margin: string | undefined) => string) => [of(before), of(after)];
  const money = (value: string | undefined) => <Amount value={value} coin={quote} unit="never" isReport />;
  const rows = [
    [
      <FormattedMessage key="price" id="lever.liquidationPrice" defaultMessage="Liquidation price" />,
      ...both((margin) => {
        const price = liquidationWith(props, margin);
        if (margin === undefined) return noValue;
        return price === undefined ? noPrice : formats.price(price, terms.rules.priceTick);
      }),
    ],
    [
      <FormattedMessage key="distance" id="lever.margin.distance" defaultMessage="Distance to mark" />,
      ...both((margin) => {
        const price = liquidationWith(props, margin);
        return price === undefined || mark === undefined ? noValue : formats.percent(distanceOf(price, mark));
      }),
    ],
    [
      <FormattedMessage key="risk" id="lever.risk" defaultMessage="Risk rate" />,
      ...both((margin) => {
        const { risk } = marginStatusOf({ ...trade, caution_money: margin }, { terms, mark });
        return risk === undefined ? noValue : formats.percent(risk);
      }),
    ],
    [
      <FormattedMessage key="margin" id="lever.margin" defaultMessage="Margin" />,
      money(before),
      money(after),
    ],
  ];
  return (
    <FigureTable
      label={intl.formatMessage({ id: 'lever.margin.change', defaultMessage: 'Before and after adding' })}
      columns={[
        <FormattedMessage key="what" id="lever.position" defaultMessage="Position" />,
        <FormattedMessage key="now" id="ui.figureChange.after" defaultMessage="Now" />,
        <FormattedMessage key="after" id="lever.margin.after" defaultMessage="After" />,
      ]}
      rows={rows}
    />
  );
}

/** Warning that added margin is at risk as well. */
function AtRisk({ trade, amount, quote }: { trade: LeverTrade; amount: string; quote: string }) {
  if (!isAmount(amount)) return null;
  const most = trade.caution_money && withMore(trade.caution_money, amount);
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage
          id="lever.margin.risk"
          defaultMessage="The added {amount} can be lost too."
          values={{ amount: <Amount value={amount} coin={quote} /> }}
        />
      }
    >
      {most ? (
        <FormattedMessage
          id="lever.margin.most"
          defaultMessage="Maximum loss of this position: {most} plus fees."
          values={{ most: <Amount value={most} coin={quote} /> }}
        />
      ) : null}
    </Notice>
  );
}

/** Texts for the last request while its response is pending. */
function wordsOf(quote: string): CommandWords<MarginValues, LeverTrade> {
  const askedOf = ({ amount }: MarginValues) => (
    <FormattedMessage
      id="lever.margin.asked"
      defaultMessage="Add {amount} margin."
      values={{ amount: <Amount value={amount} coin={quote} /> }}
    />
  );
  return {
    checking: (
      <FormattedMessage
        id="lever.margin.lead"
        defaultMessage="We’re checking whether the margin was added."
      />
    ),
    notFound: (
      <FormattedMessage
        id="lever.margin.notFound"
        defaultMessage="The margin has not been added yet. We’ll keep checking."
      />
    ),
    alike: <FormattedMessage id="lever.margin.alike" defaultMessage="The margin has increased." />,
    obstacle: <FormattedMessage id="lever.margin.checking" defaultMessage="The last one is being checked." />,
    askedOf,
    askedOnceOf: askedOf,
    alikeOf: (_, values) => askedOf(values),
  };
}

/** Amount as typed; an amount above the free balance is invalid. */
function useMarginForm({ command, trade, available }: MarginSheetProps) {
  const intl = useIntl();
  const problemOf = ({ amount }: MarginValues) => {
    if (!isAmount(amount)) return amountProblemText(intl, { reason: 'wallet.amountRequired', values: {} });
    const isShort = available !== undefined && new BigNumber(amount).gt(available);
    return isShort
      ? amountProblemText(intl, { reason: 'wallet.insufficientBalance', values: {} })
      : undefined;
  };
  const form = useForm<MarginValues>({
    initial: { id: trade.id, amount: '', before: trade.caution_money ?? '' },
    schema: object({ amount: ruled(problemOf) }),
    // The draft of another position does not apply to this one.
    isPossible: ({ id }) => id === trade.id,
    draft: command.draft,
    onSubmit: (values) => command.onSubmit({ ...values, before: trade.caution_money ?? '' }),
    onRefused: command.onRefused,
  });
  return { form, isSound: problemOf(form.values) === undefined };
}

/** Adds margin to an isolated position, which moves its liquidation price away. */
export function MarginSheet(props: MarginSheetProps) {
  const { command, trade, terms, mark, available, isOffline, onClose } = props;
  const quote = trade.symbol.split('/')[1] ?? '';
  const { form, isSound } = useMarginForm(props);
  const { amount } = form.values;
  useMade(command, onClose);
  const { submission: last } = command;
  const words = wordsOf(quote);
  const button = (
    <SubmitButton
      form={form}
      isOffline={isOffline}
      busy={<FormattedMessage id="lever.margin.busy" defaultMessage="Adding" />}
      reason={'draft' in last ? decideFirst(last, words.obstacle) : undefined}
    >
      {isSound ? (
        <FormattedMessage
          id="lever.margin.addAmount"
          defaultMessage="Add {amount}"
          values={{ amount: <Amount value={amount} coin={quote} /> }}
        />
      ) : (
        <FormattedMessage id="lever.margin.add" defaultMessage="Add margin" />
      )}
    </SubmitButton>
  );
  return (
    <Sheet
      title={
        <FormattedMessage
          id="lever.margin.title"
          defaultMessage="Add margin · {symbol}"
          values={{ symbol: trade.symbol }}
        />
      }
      actions={button}
      onClose={onClose}
    >
      <FormFrame form={form} place="sheet" gap="4">
        <PositionHead trade={trade} mark={mark} />
        <CheckingNotice command={command} words={words} />
        <CoinAmountField
          {...form.field('amount')}
          label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
          coin={quote}
          decimals={terms.rules.quoteScale}
          available={available}
          held={undefined}
        />
        <Change {...props} quote={quote} amount={amount} />
        <AtRisk trade={trade} amount={amount} quote={quote} />
      </FormFrame>
    </Sheet>
  );
}
