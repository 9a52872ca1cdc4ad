import type { OtcOrderDetail } from '../../../api/otc.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';

/** Coins of an order: 108.22510822 USDT. */
export function useCoinText(): (order: Pick<OtcOrderDetail, 'number' | 'currency_name'>) => string {
  const amounts = useAmounts();
  return ({ number, currency_name: coin }) => `${amounts.amount(number, coin)}\u00a0${coin}`;
}
