import { BigNumber } from 'bignumber.js';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { allotmentOf, checkApplication, priceOf, totalsWith } from '../../../contracts/rules/ieo.ts';
import type { Ieo } from '../../api/ieo.ts';
import type { FormWiring } from '../../components/forms/useForm.ts';
import type { ProductValues } from '../../components/products/productOrder.ts';
import { useProductForm } from '../../components/products/useProductForm.ts';
import { coinScaleOf, payScaleOf } from './productTerms.ts';

interface ApplyFormOptions {
  command: FormWiring<ProductValues>;
  product: Ieo;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
}

/** Quantity that an amount of the payment coin covers. */
const quantityIn = (product: Ieo, pay: string): string =>
  new BigNumber(pay).div(product.price).decimalPlaces(coinScaleOf(product), BigNumber.ROUND_FLOOR).toFixed();

/** Application form, validated with the server's rules. The amount is a quantity of the new coin. */
export function useApplyForm({ command, product, available }: ApplyFormOptions) {
  const { currency_name: coin, pay_currency_name: payCoin, price, minimum, maximum, totals } = product;
  const [scale, payScale] = [coinScaleOf(product), payScaleOf(product)];
  const affordable =
    available === undefined || !readDecimal(price).gt(0) ? undefined : quantityIn(product, available);
  const { problem, ...parts } = useProductForm({
    command,
    initial: { product: String(product.id), amount: '' },
    problemOf: (amount) =>
      checkApplication({
        amount,
        coin,
        scale,
        minimum,
        maximum,
        price,
        payCoin,
        payScale,
        // While the balance is unknown, the server decides.
        available: available ?? (readDecimal(amount).isFinite() ? priceOf(price, amount, payScale) : '0'),
      }),
    available: affordable,
    left: maximum,
  });
  const { amount } = parts;
  const withIt =
    amount === undefined || totals === undefined
      ? undefined
      : totalsWith(amount, totals, product.smallest_capped);
  const allotted =
    amount === undefined || withIt === undefined ? undefined : allotmentOf(amount, withIt, scale);
  return {
    ...parts,
    /** Published totals including this application; undefined without them. */
    totals: withIt,
    /** Allotment if applications closed now. */
    allotted,
    /** Price of that allotment. */
    due: allotted === undefined ? undefined : priceOf(price, allotted, payScale),
    /** Price of the largest possible allotment. */
    most:
      amount === undefined
        ? undefined
        : priceOf(price, BigNumber.min(amount, totals?.cap ?? amount).toFixed(), payScale),
    /** Price of the whole amount, which must be available. */
    needed: amount === undefined ? undefined : priceOf(price, amount, payScale),
    /** Amount missing in the spot account. */
    missing: problem?.reason === 'subscription.short' ? problem.values['amount'] : undefined,
  };
}

export type ApplyParts = ReturnType<typeof useApplyForm>;
