import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { object } from 'yup';
import { checkTransfer } from '../../../contracts/rules/transfer.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { amountProblemText } from '../../components/forms/amountProblemText.ts';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import type { MovableAccount, SourceAccount } from '../../components/wallet/movableAccounts.ts';
import { holdersOf } from '../../components/wallet/holdings.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { canMove, type MovableCoin } from './transferOffer.ts';

export interface TransferValues {
  /** Code of the coin. */
  coin: string;
  from: MovableAccount;
  /** Undefined until one is selected. */
  to: MovableAccount | undefined;
  /** Decimal text as typed. */
  amount: string;
}

/** Values set by the address or chosen by the user. */
type Wanted = Partial<Omit<TransferValues, 'from'> & { from: SourceAccount }>;

export interface TransferFormOptions {
  command: FormWiring<TransferValues> & Pick<CommandForm<TransferValues>, 'submission'>;
  /** Offered coins; at least one. */
  coins: readonly MovableCoin[];
  /** Start values from the address. */
  start: Wanted;
}

/**
 * Accounts for a transfer of this coin, as close to the requested ones as the coin allows. Most users transfer from
 * spot to the account they trade in next.
 */
function endsFor(coin: MovableCoin, { from, to }: Wanted) {
  const holders = holdersOf(coin);
  const wantedFrom = from ?? (to === 'change' ? 'lever' : 'change');
  const wantedTo = to ?? (wantedFrom === 'lever' || wantedFrom === 'trust' ? 'change' : 'lever');
  // A view-only coin uses the accounts of the next transferable coin.
  if (!canMove(coin)) return { from: 'change', to: 'lever' } as const;
  const source = holders.find((each) => each === wantedFrom) ?? holders.find((each) => each !== wantedTo)!;
  const others = holders.filter((account) => account !== source);
  const target =
    others.find((each) => each === to) ?? [wantedTo, ...others].find((each) => others.includes(each));
  return { from: source, to: target };
}

/** Message of the first violated rule; unknown values, such as the coin's decimals, violate none. */
function transferProblem(intl: IntlShape, coin: MovableCoin, { from, to, amount }: TransferValues) {
  if (to === undefined)
    return intl.formatMessage({
      id: 'transfer.chooseTo',
      defaultMessage: 'Choose an account to transfer to',
    });
  const available = coin.holdings[from]?.available ?? amount;
  const transfer = { from, to: to ?? '', amount, available, holders: holdersOf(coin), scale: finestScale };
  const problem = checkTransfer(transfer);
  return problem?.reason === 'wallet.accountsDiffer'
    ? intl.formatMessage(refusalMessage('wallet.accountsDiffer'))
    : problem && amountProblemText(intl, problem);
}

/** The transfer form, its coin, and the amount if it is valid and not sent yet. */
export function useTransferForm({ coins, start, command }: TransferFormOptions) {
  const intl = useIntl();
  const coinOf = (code?: string): MovableCoin => coins.find((coin) => coin.code === code) ?? coins[0]!;
  const first = coinOf(start.coin);
  const problemOf = (values: TransferValues) => transferProblem(intl, coinOf(values.coin), values);
  const form = useForm<TransferValues>({
    ...command,
    initial: { coin: first.code, amount: '', ...endsFor(first, start) },
    schema: object({ amount: ruled(problemOf) }),
    isPossible: ({ coin, from, to }) => {
      const holdings = coins.find(({ code }) => code === coin)?.holdings;
      return (
        from !== to && from !== undefined && [from, to ?? from].every((end) => holdings?.[end] !== undefined)
      );
    },
    // Errors of the last attempt do not apply to other accounts.
    errorsAfter: () => ({}),
  });
  // View only: requests never name the hosting account.
  const [isHosting, setHosting] = useState(start.from === 'trust');
  const { values } = form;
  const coin = coinOf(values.coin);
  const hosted = isHosting || !canMove(coin) ? coin.hosted : undefined;
  const ends: { from: SourceAccount; to: MovableAccount | undefined } = {
    from: hosted ? 'trust' : values.from,
    to: canMove(coin) ? values.to : holdersOf(coin)[0]!,
  };
  // Balances may already include a transfer that was sent or whose outcome is unknown; a preview would count it twice.
  const isAhead = command.submission.state === 'idle' && problemOf(values) === undefined;
  return {
    form,
    coin,
    /** Holding of the hosting account, while the user has selected it. */
    hosted,
    /** Source and destination as shown. */
    ends,
    chooseEnds({ from, to }: { from: SourceAccount; to: MovableAccount | undefined }) {
      setHosting(from === 'trust');
      form.change(from === 'trust' ? endsFor(coin, { to }) : { from, to });
    },
    movableAmount: isAhead ? values.amount : undefined,
    chooseCoin: (code: string) => form.change({ coin: code, ...endsFor(coinOf(code), values) }),
  };
}
