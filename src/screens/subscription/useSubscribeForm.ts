import { BigNumber } from 'bignumber.js';
import { useIntl, type IntlShape } from 'react-intl';
import { object } from 'yup';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import {
  checkSubscription,
  quantityFor,
  type SubscriptionProblem,
} from '../../../contracts/rules/subscription.ts';
import type { NewCoin } from '../../api/subscription.ts';
import { useAmounts, type Amounts } from '../../components/amounts/useAmounts.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { costIn, payScaleOf, termsOf } from '../../components/subscription/newCoinTerms.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { SubscribeValues } from './subscribeForm.ts';

interface SubscribeFormOptions extends FormWiring<SubscribeValues> {
  product: NewCoin;
  /** Free in the spot account; undefined while it is unknown. */
  available: string | undefined;
}

/** What its field says of an amount that cannot be paid. */
function problemText(intl: IntlShape, amounts: Amounts, { reason, values }: SubscriptionProblem): string {
  // The page says beside it how much is missing.
  if (reason === 'subscription.short')
    return intl.formatMessage(refusalMessage('wallet.insufficientBalance'));
  const figure = (name: string): string => amounts.amount(values[name], values['asset'] ?? '');
  return intl.formatMessage(refusalMessage(reason), {
    ...values,
    min: figure('min'),
    quantity: figure('quantity'),
  });
}

/** The form of a subscription, judged by the rules that the server goes by. */
export function useSubscribeForm({ product, available, ...wiring }: SubscribeFormOptions) {
  const intl = useIntl();
  const amounts = useAmounts();
  const { currency_name: coin, new_currency_name: newCoin, buy_num: minimum, last_num: left } = product;
  const terms = termsOf(product);
  const problemOf = (amount: string): SubscriptionProblem | undefined =>
    checkSubscription({
      ...terms,
      amount,
      coin,
      newCoin,
      minimum,
      left,
      scale: payScaleOf(product),
      available: available ?? (readDecimal(amount).isFinite() ? amount : '0'),
    });
  const form = useForm<SubscribeValues>({
    ...wiring,
    initial: { product: String(product.id), amount: '' },
    schema: object({
      amount: ruled(({ amount }: SubscribeValues) => {
        const problem = problemOf(amount);
        return problem && problemText(intl, amounts, problem);
      }),
    }),
    isPossible: (kept) => kept.product === String(product.id),
  });
  const { amount } = form.values;
  const figure = readDecimal(amount);
  const isAmount = figure.isFinite() && figure.gt(0);
  const problem = problemOf(amount);
  const most =
    available === undefined ? undefined : BigNumber.min(available, costIn(product, left)).toFixed();
  return {
    form,
    /** Of which everything is reckoned; undefined until there is one. */
    amount: isAmount ? figure.toFixed() : undefined,
    quantity: isAmount ? quantityFor(terms, figure.toFixed()) : undefined,
    /** What is missing of it in the spot account. */
    missing: problem?.reason === 'subscription.short' ? problem.values['amount'] : undefined,
    /** The most that can be paid. */
    most,
    /** An amount that can be paid, where this one cannot. */
    nearest: problem?.nearest,
  };
}

export type SubscribeParts = ReturnType<typeof useSubscribeForm>;
