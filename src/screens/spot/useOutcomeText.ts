import { BigNumber } from 'bignumber.js';
import { useIntl } from 'react-intl';
import { placeSpotOrder, type SpotOrder } from '../../api/spot.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { averagePrice, baseOf, finerStep } from '../../components/orders/orderParts.ts';
import { commandSubject, refusalToast } from '../../components/shell/failures.ts';
import { useFormats } from '../../intl/useFormats.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import type { OrderDraft, OrderOutcome } from './ticket/orderDraft.ts';

/** Described order: taken from the order itself, or from the draft when the back end confirms only the acceptance. */
interface Told {
  side: 'buy' | 'sell' | undefined;
  base: string;
  quantity: string | undefined;
  price: string | undefined;
  /** Step of the price. */
  tick: string;
}

const toldOfDraft = ({ side, pair, quantity, price }: OrderDraft): Told => ({
  side,
  base: pair.base,
  quantity,
  price,
  tick: pair.priceTick,
});

function toldOfOrder(order: SpotOrder, tick: string, isFill: boolean): Told {
  const { side, target_price, trade_amount, filled_amount } = order;
  const average = isFill ? averagePrice(order, tick) : undefined;
  const placed = { quantity: trade_amount, price: target_price, tick };
  const filled = { quantity: filled_amount, price: average, tick: finerStep(tick, average ?? '') };
  return { side, base: baseOf(order), ...(isFill ? filled : placed) };
}

/** Message for the outcome of a submission; undefined when another part of the screen shows it. */
export function useOutcomeText(): (outcome: OrderOutcome, draft: OrderDraft) => ToastMessage | undefined {
  const intl = useIntl();
  const formats = useFormats();
  const { amount } = useAmounts();
  const figures = ({ base, quantity, price = '', tick }: Told) => ({
    quantity: amount(quantity, base) + '\u00a0' + base,
    price: formats.price(price, tick),
  });
  const placed = (told: Told): string =>
    told.side === 'sell'
      ? intl.formatMessage(
          { id: 'spot.placed.sell', defaultMessage: 'Order placed: sell {quantity} at {price}' },
          figures(told),
        )
      : intl.formatMessage(
          { id: 'spot.placed.buy', defaultMessage: 'Order placed: buy {quantity} at {price}' },
          figures(told),
        );
  const filled = (told: Told): string =>
    told.side === 'sell'
      ? intl.formatMessage(
          { id: 'spot.filled.sell', defaultMessage: 'Order filled: sold {quantity} at {price}' },
          figures(told),
        )
      : intl.formatMessage(
          { id: 'spot.filled.buy', defaultMessage: 'Order filled: bought {quantity} at {price}' },
          figures(told),
        );
  const partly = (told: Told): string =>
    told.side === 'sell'
      ? intl.formatMessage(
          { id: 'spot.partly.sell', defaultMessage: 'Sold {quantity} at {price}. The rest was cancelled.' },
          figures(told),
        )
      : intl.formatMessage(
          { id: 'spot.partly.buy', defaultMessage: 'Bought {quantity} at {price}. The rest was cancelled.' },
          figures(told),
        );
  return (outcome, draft) => {
    if (outcome.state === 'unknown') return undefined;
    if (outcome.state === 'refused') {
      const failed = intl.formatMessage({
        id: 'spot.failed',
        defaultMessage: 'Order not placed. Nothing changed.',
      });
      const subject = commandSubject(placeSpotOrder());
      return refusalToast(outcome.message ?? failed, outcome.requestId, { subject });
    }
    const { made } = outcome;
    const tick = draft.pair.priceTick;
    if (made?.status === 'filled') return { kind: 'success', text: filled(toldOfOrder(made, tick, true)) };
    if (made?.status === 'cancelled' && new BigNumber(made.filled_amount ?? 0).gt(0))
      return { kind: 'info', text: partly(toldOfOrder(made, tick, true)) };
    if (made?.status === 'cancelled')
      return {
        kind: 'info',
        text: intl.formatMessage({
          id: 'spot.unfilled',
          defaultMessage: 'The unfilled part of your order was cancelled',
        }),
      };
    const told = made ? toldOfOrder(made, tick, false) : toldOfDraft(draft);
    return { kind: 'success', text: placed(told) };
  };
}
