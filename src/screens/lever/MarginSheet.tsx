import { BigNumber } from 'bignumber.js';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { liquidationPrices } from '../../../contracts/rules/lever.ts';
import type { LeverTrade } from '../../api/lever.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { decideFirst } from '../../components/command/decideFirst.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { ruled } from '../../components/forms/ruled.ts';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useForm } from '../../components/forms/useForm.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { distanceOf } from '../../components/lever/opening.ts';
import { positionOf } from '../../components/lever/standing.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { noPrice } from './noPrice.ts';

export interface MarginValues {
  amount: string;
  /** What the position had when it was asked for. */
  before: string;
}

interface MarginSheetProps extends CommandForm<MarginValues, LeverTrade> {
  trade: LeverTrade;
  terms: ContractTerms | undefined;
  mark: string | undefined;
  /** Free in the contract account; undefined where the server does not say. */
  available: string | undefined;
  isOffline: boolean;
  onClose: () => void;
}

const isAmount = (text: string): boolean => /^\d*\.?\d+$/.test(text) && new BigNumber(text).gt(0);

/** Where the position would be liquidated with so much more. */
function liquidationWith({ trade, terms }: MarginSheetProps, amount: string): string | undefined {
  const position = terms && positionOf(terms, trade);
  if (!terms || !position || trade.caution_money === undefined) return undefined;
  const balance = new BigNumber(trade.caution_money).plus(isAmount(amount) ? amount : 0).toFixed();
  const prices = liquidationPrices({ contract: terms.rules, positions: [position], balance }, position.entry);
  return position.side === 'long' ? prices.below : prices.above;
}

/** Its liquidation price now and with what is added, and how far the mark is from it. */
function Preview(props: MarginSheetProps & { amount: string }) {
  const { trade, terms, mark, amount } = props;
  const formats = useFormats();
  const textOf = (price: string | undefined) => {
    if (price === undefined || !terms) return noPrice;
    const text = formats.price(price, terms.rules.priceTick);
    return mark === undefined ? text : `${text} (${formats.percent(distanceOf(price, mark))})`;
  };
  return (
    <KeyValue
      frame="panel"
      rows={[
        {
          label: <FormattedMessage id="lever.margin.now" defaultMessage="Liquidation price now" />,
          value: textOf(trade.liquidation_price),
        },
        {
          label: <FormattedMessage id="lever.margin.after" defaultMessage="After adding" />,
          value: textOf(liquidationWith(props, amount)),
          variant: 'total',
        },
      ]}
    />
  );
}

/** Adds margin to an isolated position, so that its liquidation price moves away. */
export function MarginSheet(props: MarginSheetProps) {
  const { trade, available, isOffline, submission, made, onClose, onSeen } = props;
  const intl = useIntl();
  const quote = trade.symbol.split('/')[1] ?? '';
  const missing = intl.formatMessage({ id: 'lever.margin.missing', defaultMessage: 'Enter an amount' });
  const short = intl.formatMessage({
    id: 'wallet.balance.insufficient',
    defaultMessage: 'Insufficient balance',
  });
  const form = useForm<MarginValues>({
    initial: { amount: '', before: trade.caution_money ?? '0' },
    schema: object({
      amount: ruled<MarginValues>(({ amount }) =>
        !isAmount(amount)
          ? missing
          : available !== undefined && new BigNumber(amount).gt(available)
            ? short
            : undefined,
      ),
    }),
    draft: props.draft,
    onSubmit: props.onSubmit,
    onRefused: props.onRefused,
  });
  const end = useEffectEvent(() => {
    onSeen();
    onClose();
  });
  useEffect(() => {
    if (made) end();
  }, [made]);
  const last = 'draft' in submission ? submission : undefined;
  const asked = last && (
    <FormattedMessage
      id="lever.margin.asked"
      defaultMessage="Add {amount} margin."
      values={{ amount: <Amount value={last.draft.amount} coin={quote} /> }}
    />
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
      onClose={onClose}
      actions={
        <SubmitButton
          form={form}
          isOffline={isOffline}
          busy={<FormattedMessage id="lever.margin.busy" defaultMessage="Adding" />}
          reason={
            last &&
            decideFirst(
              last,
              <FormattedMessage id="lever.margin.checking" defaultMessage="The last one is being checked." />,
            )
          }
        >
          <FormattedMessage id="lever.margin.add" defaultMessage="Add margin" />
        </SubmitButton>
      }
    >
      <FormFrame form={form} place="sheet">
        {last ? (
          <CheckingNotice
            state={last.state}
            canDouble={last.canDouble}
            leads={{
              checking: (
                <FormattedMessage
                  id="lever.margin.lead"
                  defaultMessage="We are checking whether the margin was added."
                />
              ),
              notFound: (
                <FormattedMessage
                  id="lever.margin.notFound"
                  defaultMessage="The margin has not been added so far."
                />
              ),
              alike: <FormattedMessage id="lever.margin.alike" defaultMessage="The margin has grown." />,
            }}
            asked={asked}
            askedOnce={asked}
            onRepeat={props.onRepeat}
            onCheck={props.onCheck}
            onAccept={props.onAccept}
            onDismiss={props.onDismiss}
          />
        ) : null}
        <AmountField
          {...form.field('amount')}
          label={<FormattedMessage id="lever.margin.amount" defaultMessage="Margin to add" />}
          decimals={8}
          unit={quote}
          action={
            available === undefined
              ? undefined
              : {
                  label: intl.formatMessage({ id: 'form.amount.max', defaultMessage: 'Max' }),
                  onClick: () => form.set('amount', available),
                }
          }
          hint={
            <FormattedMessage
              id="lever.margin.available"
              defaultMessage="Available {amount}"
              values={{ amount: <Amount value={available} coin={quote} isReport /> }}
            />
          }
        />
        <Preview {...props} amount={form.values.amount} />
      </FormFrame>
    </Sheet>
  );
}
