import { fiatScale } from '../../../../contracts/rules/otc.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { useFormats } from '../../../intl/useFormats.ts';

/** Money of an order, with the decimals of its currency: 100.00 EUR. */
export function useFiatText(): (order: Pick<OtcOrderDetail, 'deal_money' | 'fiat_name'>) => string {
  const formats = useFormats();
  return ({ deal_money: money, fiat_name: currency }) =>
    `${formats.rate(money, fiatScale(currency))}\u00a0${currency}`;
}
