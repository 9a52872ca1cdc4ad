import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import {
  checkWithdrawal,
  mostOf,
  receiptOf,
  type WithdrawalField,
  type WithdrawalProblem,
} from '../../../contracts/rules/withdrawal.ts';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { withdrawalProblemText } from './withdrawalProblem.ts';
import type { Cost } from './withdrawalTerms.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

/** Coin and destination of a withdrawal: the form's values beside its fields. */
export type WithdrawalWhere = Pick<WithdrawalValues, 'type' | 'coin' | 'currency'>;

export interface WithdrawalFormOptions {
  command: Pick<FormWiring<WithdrawalValues>, 'draft' | 'onRefused'>;
  where: WithdrawalWhere;
  info: WithdrawalInfo;
  /** Cost of the chosen network or bank; it may depend on the form's values. */
  costOf: (network: string) => Cost;
  /** Initial values of the form. */
  network: string;
  /** Bank rate; empty where there is none. */
  rate: string;
  /** Called when the values are valid and require authorisation. */
  onAsk: (values: WithdrawalValues) => void;
}

/** Problems shown immediately, not only after a submission, because waiting does not resolve them. */
const saidAtOnce: readonly WithdrawalProblem['reason'][] = [
  'wallet.insufficientBalance',
  'withdrawal.dayLimit',
];

/** The withdrawal form, the error of its current amount, and its result. */
export function useWithdrawalForm(options: WithdrawalFormOptions) {
  const { where, info, costOf, network, rate, onAsk } = options;
  const { draft, onRefused } = options.command;
  const intl = useIntl();
  const amounts = useAmounts();
  const { change_balance: available, limit_left: limitLeft } = info;
  const problemsOf = (values: Partial<WithdrawalValues>): WithdrawalProblem[] => {
    const { fee, minimum } = costOf(values.network ?? '');
    return checkWithdrawal({
      amount: values.amount ?? '',
      remark: values.remark ?? '',
      scale: finestScale,
      coin: where.coin,
      available: available ?? '',
      fee,
      minimum,
      ...(limitLeft !== undefined && { limitLeft }),
    });
  };
  const text = (problem: WithdrawalProblem | undefined): string | undefined =>
    problem && withdrawalProblemText(intl, amounts, problem);
  const rule = (field: WithdrawalField) =>
    ruled<Partial<WithdrawalValues>>((values) =>
      text(problemsOf(values).find((problem) => problem.field === field)),
    );
  const receiptNow = (values: WithdrawalValues) => receiptOf(values.amount, costOf(values.network).fee);
  // Another coin was selected before its networks were loaded.
  const [left] = useState(() => {
    const kept = draft?.initial;
    return kept?.network === '' ? { ...kept, network } : kept;
  });
  const form = useForm<WithdrawalValues>({
    ...(draft && { draft: { initial: left, onValues: draft.onValues } }),
    onRefused,
    initial: { ...where, network, address: '', amount: '', remark: '', receipt: '', rate: '' },
    schema: object({ amount: rule('number'), remark: rule('remark') }),
    isPossible: ({ coin, type }) => coin === where.coin && type === where.type,
    onSubmit: (values) => {
      onAsk({ ...values, ...where, receipt: receiptNow(values) ?? '', rate });
      return Promise.resolve(undefined);
    },
  });
  const { values } = form;
  const standing =
    values.amount === ''
      ? undefined
      : problemsOf(values).find(({ field, reason }) => field === 'number' && saidAtOnce.includes(reason));
  const most = mostOf(available, limitLeft);
  return {
    form,
    cost: costOf(values.network),
    /** Amount received in the coin; undefined when it is zero or unknown. */
    receipt: receiptNow(values),
    /** Maximum withdrawable amount; undefined when unknown. */
    most,
    /** Problem that waiting does not resolve; the button shows it too. */
    problem: standing && {
      text: text(standing)!,
      nearest: most !== undefined && most !== '0' ? most : undefined,
    },
  };
}

export type WithdrawalParts = ReturnType<typeof useWithdrawalForm>;
