import { BigNumber } from 'bignumber.js';
import { useIntl } from 'react-intl';
import { object, type AnySchema } from 'yup';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { ruled } from '../forms/ruled.ts';
import { useForm, type FormWiring } from '../forms/useForm.ts';
import type { ProductValues } from './productOrder.ts';

interface ProductProblem {
  reason: Parameters<typeof refusalMessage>[0];
  nearest?: string | undefined;
  values: Readonly<Record<string, string>>;
}

interface ProductFormOptions<Values extends ProductValues, Problem> {
  command: FormWiring<Values>;
  initial: Values;
  problemOf: (amount: string) => Problem | undefined;
  /** Fields other than the amount. */
  schema?: Record<string, AnySchema>;
  /** Available in the spot account; undefined while unknown. */
  available: string | undefined;
  /** Remaining capacity of the product; undefined without a limit. */
  left: string | undefined;
  /** The field shows an insufficient balance before the first submission. */
  saysShort?: boolean;
}

/** Values of a refusal that are amounts of its asset. */
const figures = ['min', 'max', 'left', 'quantity'] as const;

/** The form of an amount that is paid into a product, judged by the rules that the server goes by. */
export function useProductForm<Values extends ProductValues, Problem extends ProductProblem>({
  command,
  initial,
  problemOf,
  schema,
  available,
  left,
  saysShort = false,
}: ProductFormOptions<Values, Problem>) {
  const intl = useIntl();
  const amounts = useAmounts();
  const short = intl.formatMessage(refusalMessage('wallet.insufficientBalance'));
  const textOf = ({ reason, values }: ProductProblem): string => {
    // The page shows the missing amount beside it.
    if (reason === 'subscription.short') return short;
    const shown = figures.map((name) => [name, amounts.amount(values[name], values['asset'] ?? '')]);
    return intl.formatMessage(refusalMessage(reason), { ...values, ...Object.fromEntries(shown) });
  };
  const form = useForm<Values>({
    ...command,
    initial,
    schema: object({
      amount: ruled(({ amount }: Values) => {
        const problem = problemOf(amount);
        return problem && textOf(problem);
      }),
      ...schema,
    }),
    isPossible: ({ product }) => product === initial.product,
  });
  const figure = readDecimal(form.values.amount);
  const amount = figure.isFinite() && figure.gt(0) ? figure.toFixed() : undefined;
  const problem = problemOf(form.values.amount);
  const isShort = amount !== undefined && available !== undefined && new BigNumber(amount).gt(available);
  const { error, nearest = problem?.nearest, ...field } = form.field('amount');
  const text = saysShort && isShort ? short : error;
  return {
    form,
    /** Undefined until a valid amount is entered. */
    amount,
    problem,
    isShort,
    /** Props of LimitedAmountField. */
    amountField: {
      ...field,
      available,
      most: available === undefined ? undefined : BigNumber.min(available, left ?? available).toFixed(),
      problem: text === undefined ? undefined : { text, nearest },
    },
  };
}
