import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Pair } from '../../../contracts/market.ts';
import { confirmFraction } from '../../../contracts/rules/spotSlippage.ts';
import { Amount, NotReported } from '../../components/amounts/Amount.tsx';
import { Figures, type Figure } from '../../components/amounts/Figures.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Pill } from '../../ui/Pill.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { TicketForm } from './useTicket.ts';

interface TicketSummaryProps {
  form: TicketForm;
  pair: Pair;
  isFeeKnown: boolean;
  /** Undefined where it could not be read. */
  available: { base: string | undefined; quote: string | undefined } | undefined;
  /** Neither what is available nor what it would buy is said. */
  isHidden: boolean;
  isSandbox: boolean;
}

/** What a market order would meet in the visible book. */
function estimateRows(form: TicketForm, pair: Pair, formats: ReturnType<typeof useFormats>): Figure[] {
  const { estimate, price, reference } = form.assessment;
  if (form.ticket.kind === 'limit') return [];
  const slips = new BigNumber(estimate?.slippage ?? 0).gte(confirmFraction);
  return [
    {
      name: <FormattedMessage id="spot.ticket.estimated" defaultMessage="Est. fill price" />,
      value: formats.about(formats.price(reference, pair.priceTick)),
    },
    {
      name: <FormattedMessage id="order.worst" defaultMessage="Worst price" />,
      value: formats.price(price, pair.priceTick),
    },
    {
      name: <FormattedMessage id="spot.ticket.slippage" defaultMessage="Slippage" />,
      value: estimate
        ? formats.about(formats.percent(new BigNumber(estimate.slippage).times(100).toFixed()))
        : noValue,
      variant: slips ? 'warning' : 'row',
    },
    {
      name: <FormattedMessage id="spot.ticket.slippageCost" defaultMessage="Slippage cost" />,
      value: (
        <Amount value={estimate && form.assessment.slippageCost} coin={pair.quote} unit="wide" isEstimate />
      ),
      variant: slips ? 'warning' : 'row',
    },
  ];
}

/** Balance, limit, fee and receipt: everything that should be known before the button. */
export function TicketSummary(props: TicketSummaryProps) {
  const { form, pair, isFeeKnown, available, isHidden, isSandbox } = props;
  const intl = useIntl();
  const formats = useFormats();
  const { side } = form.ticket;
  const { receipt, largest } = form.assessment;
  const feeRate = isFeeKnown
    ? formats.percent(new BigNumber(pair.takerFeeRate).times(100).toFixed())
    : noValue;
  const isBuy = side === 'buy';
  // What a market order brings, and what its fee is a part of, only the book decides.
  const isMarket = form.ticket.kind === 'market';
  const receives = { coin: isBuy ? pair.base : pair.quote, unit: 'wide', isEstimate: isMarket } as const;
  const rows: Figure[] = [
    ...estimateRows(form, pair, formats),
    {
      name: (
        <Stack direction="row" gap="2" align="center" wrap>
          {isBuy ? (
            <FormattedMessage id="spot.ticket.available" defaultMessage="Available" />
          ) : (
            <FormattedMessage id="spot.ticket.sellable" defaultMessage="Sellable" />
          )}
          {isSandbox ? (
            <Pill tone="info">
              <FormattedMessage id="spot.ticket.sandbox" defaultMessage="Sandbox" />
            </Pill>
          ) : null}
        </Stack>
      ),
      value:
        available === undefined ? (
          noValue
        ) : isHidden ? (
          hiddenAmount
        ) : isBuy ? (
          <Amount value={available.quote} coin={pair.quote} unit="never" isReport />
        ) : (
          <Amount value={available.base} coin={pair.base} unit="never" isReport />
        ),
    },
    {
      name: isBuy ? (
        <FormattedMessage id="spot.ticket.maxBuy" defaultMessage="Max. buy" />
      ) : (
        <FormattedMessage id="spot.ticket.maxSell" defaultMessage="Max. sell" />
      ),
      value:
        available?.[isBuy ? 'quote' : 'base'] === undefined ? (
          noValue
        ) : isHidden ? (
          hiddenAmount
        ) : (
          <Amount value={largest} coin={pair.base} unit="wide" isEstimate={isMarket && isBuy} />
        ),
    },
    {
      name: intl.formatMessage({ id: 'spot.ticket.fee', defaultMessage: 'Fee {rate}' }, { rate: feeRate }),
      value: isFeeKnown ? <Amount value={receipt?.fee} {...receives} /> : <NotReported />,
    },
    {
      name: <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />,
      value: <Amount value={isFeeKnown ? receipt?.net : undefined} {...receives} />,
      variant: 'total',
    },
  ];
  return <Figures rows={rows} />;
}
