import { readDecimal } from '../../../contracts/rules/grid.ts';
import { checkSubscription, quantityFor } from '../../../contracts/rules/subscription.ts';
import type { NewCoin } from '../../api/subscription.ts';
import type { FormWiring } from '../../components/forms/useForm.ts';
import type { ProductValues } from '../../components/products/productOrder.ts';
import { useProductForm } from '../../components/products/useProductForm.ts';
import { costIn, payScaleOf, termsOf } from '../../components/subscription/newCoinTerms.ts';

interface SubscribeFormOptions {
  command: FormWiring<ProductValues>;
  product: NewCoin;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
}

/** The subscription form, validated with the server's rules. */
export function useSubscribeForm({ command, product, available }: SubscribeFormOptions) {
  const { currency_name: coin, new_currency_name: newCoin, buy_num: minimum, last_num: left } = product;
  const terms = termsOf(product);
  const { problem, ...parts } = useProductForm({
    command,
    initial: { product: String(product.id), amount: '' },
    problemOf: (amount) =>
      checkSubscription({
        ...terms,
        amount,
        coin,
        newCoin,
        minimum,
        left,
        scale: payScaleOf(product),
        available: available ?? (readDecimal(amount).isFinite() ? amount : '0'),
      }),
    available,
    left: costIn(product, left),
  });
  return {
    ...parts,
    quantity: parts.amount === undefined ? undefined : quantityFor(terms, parts.amount),
    /** Amount missing in the spot account. */
    missing: problem?.reason === 'subscription.short' ? problem.values['amount'] : undefined,
  };
}

export type SubscribeParts = ReturnType<typeof useSubscribeForm>;
