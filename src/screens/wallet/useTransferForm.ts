import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { object } from 'yup';
import { checkTransfer } from '../../../contracts/rules/transfer.ts';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm } from '../../components/forms/useForm.ts';
import { holdersOf, type MovableAccount, type MovableCoin } from './transferOffer.ts';

export interface TransferValues {
  /** The coin's code. */
  coin: string;
  from: MovableAccount;
  to: MovableAccount;
  /** Decimal text as typed. */
  amount: string;
}

export interface TransferFormOptions extends Pick<
  CommandForm<TransferValues>,
  'draft' | 'onSubmit' | 'onRefused'
> {
  /** Coins that more than one account holds; at least one. */
  coins: readonly MovableCoin[];
  /** What the address asks for. */
  start: Partial<TransferValues>;
}

/** Decimals that an amount can have at most; the server knows the coin's own. */
export const mostDecimals = 8;

/**
 * The accounts of a transfer of this coin, as near to the wanted ones as it allows. Most move money from the spot
 * account to where they trade next.
 */
export function endsFor(coin: MovableCoin, { from, to }: Partial<TransferValues>) {
  const holders = holdersOf(coin);
  const wantedFrom = from ?? (to === 'change' ? 'lever' : 'change');
  const wantedTo = to ?? (wantedFrom === 'lever' ? 'change' : 'lever');
  const source = holders.find((each) => each === wantedFrom) ?? holders.find((each) => each !== wantedTo)!;
  const others = holders.filter((account) => account !== source);
  return { from: source, to: others.find((each) => each === wantedTo) ?? others[0]! };
}

/** Says the first rule that a transfer breaks; a balance that is unknown breaks none here. */
export function transferProblem(intl: IntlShape, coin: MovableCoin, { from, to, amount }: TransferValues) {
  const available = coin.holdings[from]?.available ?? amount;
  const transfer = { from, to, amount, available, holders: holdersOf(coin), scale: mostDecimals };
  switch (checkTransfer(transfer)?.reason) {
    case undefined:
      return undefined;
    case 'wallet.accountsDiffer':
      return intl.formatMessage({
        id: 'transfer.accountsDiffer',
        defaultMessage: 'Choose two different accounts that both hold this coin',
      });
    case 'wallet.amountRequired':
      return intl.formatMessage({ id: 'transfer.amountRequired', defaultMessage: 'Enter an amount' });
    case 'wallet.amountScale':
      return intl.formatMessage(
        { id: 'transfer.amountScale', defaultMessage: 'Use at most {decimals} decimals' },
        { decimals: mostDecimals },
      );
    case 'wallet.insufficientBalance':
      return intl.formatMessage({
        id: 'wallet.balance.insufficient',
        defaultMessage: 'Insufficient balance',
      });
  }
}

/** The form of a transfer, and the coin that it moves. */
export function useTransferForm({ coins, start, draft, onSubmit, onRefused }: TransferFormOptions) {
  const intl = useIntl();
  const coinOf = (code?: string): MovableCoin => coins.find((coin) => coin.code === code) ?? coins[0]!;
  const first = coinOf(start.coin);
  // Read once: it is kept anew with each key. One that cannot be made any more begins anew.
  const [left] = useState(() => {
    const { coin, from, to } = draft?.initial ?? {};
    const holdings = coins.find(({ code }) => code === coin)?.holdings;
    const isPossible = holdings && from && to && from !== to && from in holdings && to in holdings;
    return isPossible ? draft?.initial : undefined;
  });
  const form = useForm<TransferValues>({
    initial: { coin: first.code, amount: '', ...endsFor(first, start) },
    schema: object({
      amount: ruled<TransferValues>((values) => transferProblem(intl, coinOf(values.coin), values)),
    }),
    draft: draft && { initial: left, onValues: draft.onValues },
    // What was wrong with the last try says nothing about other accounts.
    errorsAfter: () => ({}),
    onSubmit,
    onRefused,
  });
  return { form, coin: coinOf(form.values.coin) };
}
