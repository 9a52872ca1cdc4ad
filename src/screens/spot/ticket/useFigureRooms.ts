import type { Pair } from '../../../../contracts/market.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import type { TradingConditions } from './assessment.ts';
import { figureRooms, type FigureRooms } from './figureRooms.ts';

/** The longest possible texts of a ticket's figures, with the coin and the estimate mark. */
export function useFigureRooms(
  pair: Pair,
  { available, market }: Pick<TradingConditions, 'available' | 'market'>,
): FigureRooms {
  const { amount } = useAmounts();
  const formats = useFormats();
  const { base, quote } = pair;
  const rooms = figureRooms(pair, available.state === 'ready' ? available.data : {}, market);
  const text = (value: string, coin: string) => formats.about(`${amount(value, coin)}\u00a0${coin}`);
  return {
    base: text(rooms.base, base),
    quote: text(rooms.quote, quote),
    largest: text(rooms.largest, base),
    baseFee: text(rooms.baseFee, base),
    quoteFee: text(rooms.quoteFee, quote),
    price: formats.about(formats.price(rooms.price, pair.priceTick)),
  };
}
