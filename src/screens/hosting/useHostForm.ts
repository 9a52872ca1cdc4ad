import { BigNumber } from 'bignumber.js';
import { useIntl, type IntlShape } from 'react-intl';
import { object } from 'yup';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import {
  checkHosting,
  penaltyExceedsInterest,
  type HostingProblem,
} from '../../../contracts/rules/hosting.ts';
import type { HostingProduct } from '../../api/hosting.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { useAmounts, type Amounts } from '../../components/amounts/useAmounts.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { penaltyTerms } from '../../components/hosting/hostingTerms.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { HostValues } from './hostForm.ts';

interface HostFormOptions extends FormWiring<HostValues> {
  product: HostingProduct;
  /** Free in the spot account; undefined while it is unknown. */
  available: string | undefined;
}

const enough = (amount: string): boolean => {
  const figure = readDecimal(amount);
  return figure.isFinite() && figure.gt(0);
};

/** What its field says of an amount that cannot be hosted. */
function problemText(intl: IntlShape, amounts: Amounts, { reason, values }: HostingProblem): string {
  const figure = (name: string): string => amounts.amount(values[name], values['asset'] ?? '');
  return intl.formatMessage(refusalMessage(reason), { ...values, min: figure('min'), left: figure('left') });
}

/** The form of hosting an amount, judged by the rules that the server goes by. */
export function useHostForm({ product, available, ...wiring }: HostFormOptions) {
  const intl = useIntl();
  const amounts = useAmounts();
  const { currency_name: coin, capacity_left: capacityLeft, save_min: minimum } = product;
  const terms = penaltyTerms(product);
  const isCostly = (amount: string): boolean =>
    terms !== undefined && enough(amount) && penaltyExceedsInterest(terms, amount);
  const problemOf = (amount: string): HostingProblem | undefined =>
    checkHosting({
      amount,
      scale: product.scale ?? finestScale,
      available: available ?? amount,
      coin,
      minimum,
      capacityLeft,
    });
  const form = useForm<HostValues>({
    ...wiring,
    initial: { product: String(product.id), amount: '', agreement: false, penalty: false },
    schema: object({
      amount: ruled(({ amount }: HostValues) => {
        const problem = problemOf(amount);
        return problem && problemText(intl, amounts, problem);
      }),
      agreement: ruled(({ agreement }: HostValues) =>
        agreement
          ? undefined
          : intl.formatMessage({
              id: 'hosting.agreement.missing',
              defaultMessage: 'Please agree to the platform service agreement',
            }),
      ),
      penalty: ruled(({ amount, penalty }: HostValues) =>
        penalty || !isCostly(amount)
          ? undefined
          : intl.formatMessage({
              id: 'hosting.penalty.missing',
              defaultMessage: 'Please agree to the early-redemption penalty',
            }),
      ),
    }),
    isPossible: (left) => left.product === String(product.id),
  });
  const { amount } = form.values;
  const isAmount = enough(amount);
  const isShort = isAmount && available !== undefined && new BigNumber(amount).gt(available);
  const most =
    available === undefined ? undefined : BigNumber.min(available, capacityLeft ?? available).toFixed();
  return {
    form,
    terms,
    /** Of which everything is reckoned; undefined until there is one. */
    amount: isAmount ? new BigNumber(amount).toFixed() : undefined,
    isCostly: isCostly(amount),
    isShort,
    /** The most that can be put in. */
    most,
    /** The nearest amount that can be, where this one cannot. */
    nearest: problemOf(amount)?.nearest,
  };
}

export type HostParts = ReturnType<typeof useHostForm>;
