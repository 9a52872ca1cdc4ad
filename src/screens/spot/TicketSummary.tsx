import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Pair } from '../../../contracts/market.ts';
import { confirmFraction } from '../../../contracts/rules/spotSlippage.ts';
import { Amount } from '../../components/Amount.tsx';
import { Figures, type Figure } from '../../components/Figures.tsx';
import { hiddenAmount } from '../../components/hiddenAmount.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Pill } from '../../ui/Pill.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { TicketForm } from './useTicket.ts';

interface TicketSummaryProps {
  form: TicketForm;
  pair: Pair;
  /** Undefined where it could not be read. */
  available: { base: string; quote: string } | undefined;
  /** Neither what is available nor what it would buy is said. */
  isHidden: boolean;
  isSandbox: boolean;
}

/** What a market order would meet in the visible book. */
function estimateRows(form: TicketForm, pair: Pair, formats: ReturnType<typeof useFormats>): Figure[] {
  const { estimate, price, reference } = form.assessment;
  if (form.ticket.kind === 'limit') return [];
  const priceOf = (value: string): string => (value === '' ? '—' : formats.price(value, pair.priceTick));
  const slips = new BigNumber(estimate?.slippage ?? 0).gte(confirmFraction);
  return [
    {
      name: <FormattedMessage id="spot.ticket.estimated" defaultMessage="Est. fill price" />,
      value: priceOf(reference),
    },
    {
      name: <FormattedMessage id="spot.ticket.worst" defaultMessage="Worst price" />,
      value: priceOf(price),
    },
    {
      name: <FormattedMessage id="spot.ticket.slippage" defaultMessage="Slippage" />,
      value: formats.percent(new BigNumber(estimate?.slippage ?? 0).times(100).toFixed()),
      form: slips ? 'warning' : 'row',
    },
    {
      name: <FormattedMessage id="spot.ticket.slippageCost" defaultMessage="Costs" />,
      value: <Amount value={form.assessment.slippageCost} unit={pair.quote} form="fee" hidesUnit />,
      form: slips ? 'warning' : 'row',
    },
  ];
}

/** Balance, limit, fee and receipt: everything that should be known before the button. */
export function TicketSummary({ form, pair, available, isHidden, isSandbox }: TicketSummaryProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { side } = form.ticket;
  const { receipt, largest } = form.assessment;
  const feeRate = formats.percent(new BigNumber(pair.takerFeeRate).times(100).toFixed());
  const isBuy = side === 'buy';
  const received = isBuy ? pair.base : pair.quote;
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
          '—'
        ) : isHidden ? (
          hiddenAmount
        ) : isBuy ? (
          <Amount value={available.quote} />
        ) : (
          <Amount value={available.base} form="exact" />
        ),
    },
    {
      name: isBuy ? (
        <FormattedMessage id="spot.ticket.maxBuy" defaultMessage="Max. buy" />
      ) : (
        <FormattedMessage id="spot.ticket.maxSell" defaultMessage="Max. sell" />
      ),
      value:
        available === undefined ? (
          '—'
        ) : isHidden ? (
          hiddenAmount
        ) : (
          <Amount value={largest} unit={pair.base} form="exact" hidesUnit />
        ),
    },
    {
      name: intl.formatMessage({ id: 'spot.ticket.fee', defaultMessage: 'Fee {rate}' }, { rate: feeRate }),
      value: <Amount value={receipt?.fee ?? '0'} unit={received} form={isBuy ? 'exact' : 'fee'} hidesUnit />,
    },
    {
      name: <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />,
      value: (
        <Amount value={receipt?.net ?? '0'} unit={received} form={isBuy ? 'exact' : 'money'} hidesUnit />
      ),
      form: 'total',
    },
  ];
  return <Figures rows={rows} />;
}
