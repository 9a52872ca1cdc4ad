import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import { confirmFraction } from '../../../../contracts/rules/spotSlippage.ts';
import { Amount, NotReported } from '../../../components/amounts/Amount.tsx';
import { Figures, type Figure } from '../../../components/amounts/Figures.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { noValue, type Formats } from '../../../intl/format.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Announced } from '../../../ui/messages/Announced.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { Available } from './assessment.ts';
import type { FigureRooms } from './figureRooms.ts';
import type { TicketForm } from './useTicket.ts';

interface TicketSummaryProps {
  form: TicketForm;
  pair: Pair;
  isFeeKnown: boolean;
  available: RemoteState<Available>;
  /** Hides the available balance and the estimated result. */
  isHidden: boolean;
  isSandbox: boolean;
  links: { deposit: string };
}

interface Words {
  intl: IntlShape;
  formats: Formats;
  /** The longest texts of the figures, including the coin. */
  rooms: FigureRooms;
}

/** Estimated fill of a market order in the visible book. */
function estimateRows(form: TicketForm, pair: Pair, { formats, rooms }: Words): Figure[] {
  const { estimate, price, reference } = form.assessment;
  if (form.ticket.kind === 'limit') return [];
  const slips = new BigNumber(estimate?.slippage ?? 0).gte(confirmFraction);
  return [
    {
      name: <FormattedMessage id="spot.ticket.estimated" defaultMessage="Est. fill price" />,
      value: formats.about(formats.price(reference, pair.priceTick)),
      rooms: [rooms.price],
    },
    {
      name: <FormattedMessage id="order.worst" defaultMessage="Worst price" />,
      value: formats.price(price, pair.priceTick),
      rooms: [rooms.price],
    },
    {
      name: <FormattedMessage id="spot.ticket.slippage" defaultMessage="Slippage" />,
      value: estimate
        ? formats.about(formats.percent(new BigNumber(estimate.slippage).times(100).toFixed()))
        : noValue,
      rooms: [formats.about(formats.percent('99.99'))],
      variant: slips ? 'warning' : 'row',
    },
    {
      name: <FormattedMessage id="spot.ticket.slippageCost" defaultMessage="Slippage cost" />,
      value: (
        <Amount value={estimate && form.assessment.slippageCost} coin={pair.quote} estimate="cost" fits />
      ),
      rooms: [`${formats.about(formats.total('999.99'))}\u00a0${pair.quote}`],
      variant: slips ? 'warning' : 'row',
    },
  ];
}

type FundsProps = Pick<TicketSummaryProps, 'form' | 'pair' | 'available' | 'isHidden' | 'links'>;

function fundsRows(
  { form, pair, available: funds, isHidden, links }: FundsProps,
  { intl, rooms }: Words,
): Figure[] {
  const { side, kind } = form.ticket;
  const isBuy = side === 'buy';
  const coin = isBuy ? pair.quote : pair.base;
  const known = (figure: (free: string | undefined) => ReactNode): ReactNode => (
    <Remote of={funds} skeleton={<Skeleton shape="inline" />} failed={() => noValue}>
      {({ base, quote }) => (isHidden ? hiddenAmount : figure(isBuy ? quote : base))}
    </Remote>
  );
  const available = intl.formatMessage({ id: 'spot.ticket.available', defaultMessage: 'Available' });
  const sellable = intl.formatMessage({ id: 'spot.ticket.sellable', defaultMessage: 'Available to sell' });
  const maxBuy = intl.formatMessage({ id: 'spot.ticket.maxBuy', defaultMessage: 'Max. buy' });
  const maxSell = intl.formatMessage({ id: 'spot.ticket.maxSell', defaultMessage: 'Max. sell' });
  return [
    {
      ...(isBuy ? { name: available, otherName: sellable } : { name: sellable, otherName: available }),
      value: known((free) => <Amount value={free} coin={coin} isReport isBrief fits />),
      rooms: [rooms.quote, rooms.base],
      action: (
        <IconButton
          icon={laterIcons.plus}
          size="sm"
          tone="accent"
          label={intl.formatMessage({ id: 'wallet.deposit', defaultMessage: 'Deposit' })}
          href={links.deposit}
        />
      ),
    },
    {
      ...(isBuy ? { name: maxBuy, otherName: maxSell } : { name: maxSell, otherName: maxBuy }),
      value: known((free) =>
        free === undefined ? (
          noValue
        ) : (
          <Amount
            value={form.assessment.largest}
            coin={pair.base}
            estimate={kind === 'market' && isBuy ? 'receipt' : undefined}
            fits
          />
        ),
      ),
      rooms: [rooms.largest],
    },
  ];
}

/**
 * Payment and worst case. The row is always present, so that rows below do not shift when the market or the ticket
 * changes.
 */
function boundRow(
  { form, pair, isFeeKnown }: Pick<TicketSummaryProps, 'form' | 'pair' | 'isFeeKnown'>,
  { intl, rooms }: Words,
): Figure {
  const { pays, worst, isByValue } = form.assessment;
  const { side, kind } = form.ticket;
  const atLeast = intl.formatMessage({ id: 'spot.ticket.atLeast', defaultMessage: 'Receive at least' });
  const given =
    kind === 'limit'
      ? intl.formatMessage({ id: 'spot.ticket.pays', defaultMessage: 'You pay' })
      : intl.formatMessage({ id: 'spot.ticket.atMost', defaultMessage: 'Pay at most' });
  if (side === 'buy' && !isByValue)
    return {
      name: given,
      otherName: atLeast,
      value:
        kind === 'limit' ? (
          <Amount
            value={pays?.amount}
            coin={pair.quote}
            estimate={pays?.isEstimate ? 'cost' : undefined}
            fits
          />
        ) : (
          <Amount value={worst?.amount} coin={pair.quote} fits />
        ),
      rooms: [rooms.quote, rooms.base],
    };
  return {
    name: atLeast,
    otherName: given,
    value: (
      <Amount
        value={isFeeKnown ? worst?.amount : undefined}
        coin={side === 'buy' ? pair.base : pair.quote}
        fits
      />
    ),
    rooms: [rooms.quote, rooms.base],
  };
}

/** Balance, limit and worst case, shown before the button. */
export function TicketSummary(props: TicketSummaryProps) {
  const intl = useIntl();
  const { form, pair, isSandbox } = props;
  const words = { intl, formats: useFormats(), rooms: form.rooms };
  return (
    <div>
      {isSandbox ? (
        <Pill tone="info">
          <FormattedMessage id="spot.ticket.sandbox" defaultMessage="Sandbox" />
        </Pill>
      ) : null}
      <Figures
        rows={[...fundsRows(props, words), ...estimateRows(form, pair, words), boundRow(props, words)]}
      />
    </div>
  );
}

/** Fee and receipt, or in the same space the result of the last order. */
export function TicketReceipt({
  form,
  pair,
  isFeeKnown,
}: Pick<TicketSummaryProps, 'form' | 'pair' | 'isFeeKnown'>) {
  const intl = useIntl();
  const formats = useFormats();
  const { receipt, isReceiptEstimate: isEstimate, feeRate } = form.assessment;
  const rate = isFeeKnown ? formats.percent(new BigNumber(feeRate).times(100).toFixed()) : noValue;
  const { rooms } = form;
  const isBuy = form.ticket.side === 'buy';
  const coin = isBuy ? pair.base : pair.quote;
  return (
    <Announced text={form.outcome}>
      <Figures
        rows={[
          {
            name: intl.formatMessage({ id: 'spot.ticket.fee', defaultMessage: 'Fee {rate}' }, { rate }),
            value: isFeeKnown ? (
              <Amount value={receipt?.fee} coin={coin} estimate={isEstimate ? 'fee' : undefined} fits />
            ) : (
              <NotReported />
            ),
            rooms: [rooms.baseFee, rooms.quoteFee],
          },
          {
            name: <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />,
            value: (
              <Amount
                value={isFeeKnown ? receipt?.net : undefined}
                coin={coin}
                estimate={isEstimate ? 'receipt' : undefined}
                fits
              />
            ),
            rooms: [rooms.base, rooms.quote],
            variant: 'total',
          },
        ]}
      />
    </Announced>
  );
}
