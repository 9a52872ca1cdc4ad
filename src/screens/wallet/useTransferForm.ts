import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useForm, type FormDraft } from '../../components/forms/useForm.ts';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { holdersOf, type MovableAccount, type MovableCoin } from './transferOffer.ts';
import { transferProblem, transferProblemText } from './transferProblem.ts';

export interface TransferValues {
  /** The coin's code. */
  coin: string;
  from: MovableAccount;
  to: MovableAccount;
  /** Decimal text as typed. */
  amount: string;
}

export interface TransferFormOptions {
  /** Coins that more than one account holds; at least one. */
  coins: readonly MovableCoin[];
  /** What the address asks for. */
  start: Partial<TransferValues>;
  draft?: FormDraft<TransferValues>;
  onSubmit: Submit<TransferValues>;
  onRefused: ShowRefusal;
}

/** The accounts of a transfer of this coin, as near to the wanted ones as the coin allows. */
function endsFor(
  coin: MovableCoin,
  { from, to }: Partial<TransferValues>,
): Pick<TransferValues, 'from' | 'to'> {
  const holders = holdersOf(coin);
  const source = holders.find((account) => account === from) ?? holders.find((account) => account !== to)!;
  const others = holders.filter((account) => account !== source);
  return { from: source, to: others.find((account) => account === to) ?? others[0]! };
}

/** Most move money from the spot account to where they trade next. */
function startEnds({ from, to }: Partial<TransferValues>): Pick<TransferValues, 'from' | 'to'> {
  const source = from ?? (to === 'change' ? 'lever' : 'change');
  return { from: source, to: to ?? (source === 'lever' ? 'change' : 'lever') };
}

/** The form of a transfer, and what its choices do to each other. */
export function useTransferForm({ coins, start, draft, onSubmit, onRefused }: TransferFormOptions) {
  const intl = useIntl();
  const coinOf = (code: string | undefined): MovableCoin =>
    coins.find((coin) => coin.code === code) ?? coins[0]!;
  const first = coinOf(start.coin);
  const form = useForm<TransferValues>({
    initial: { coin: first.code, amount: '', ...endsFor(first, startEnds(start)) },
    schema: object({
      amount: string().test('transfer', (_, { parent, createError }) => {
        const values = parent as TransferValues;
        const problem = transferProblem(coinOf(values.coin), values);
        return !problem || createError({ message: transferProblemText(intl, problem.reason) });
      }),
    }),
    onSubmit,
    onRefused,
    draft,
  });
  const { values, set } = form;
  const coin = coinOf(values.coin);
  const setEnds = (ends: Pick<TransferValues, 'from' | 'to'>): void => {
    form.clearErrors();
    form.change(ends);
  };
  // An empty amount is only asked for after a try.
  const problem = values.amount === '' ? undefined : transferProblem(coin, values);
  const isShort = problem?.reason === 'wallet.insufficientBalance';
  return {
    form,
    coin,
    problem,
    amount: {
      ...form.field('amount'),
      ...(isShort && { error: transferProblemText(intl, problem.reason), nearest: problem.nearest }),
    },
    swap: () => setEnds({ from: values.to, to: values.from }),
    /** Choosing the account of the other end swaps them. */
    choose: (end: 'from' | 'to', account: MovableAccount): void => {
      const other = end === 'from' ? 'to' : 'from';
      const isOther = values[other] === account;
      setEnds({ ...values, [end]: account, [other]: isOther ? values[end] : values[other] });
    },
    chooseCoin: (code: string): void => {
      set('coin', code);
      setEnds(endsFor(coinOf(code), values));
    },
  };
}
