import type { IntlShape } from 'react-intl';
import { checkTransfer, type TransferReason } from '../../../contracts/rules/transfer.ts';
import { holdersOf, type MovableCoin } from './transferOffer.ts';
import type { TransferValues } from './useTransferForm.ts';

/** Decimals that an amount can have at most; the server knows the coin's own. */
export const mostDecimals = 8;

/** The first rule that the amount breaks; a balance that nobody knows breaks none here. */
export function transferProblem(coin: MovableCoin, { from, to, amount }: TransferValues) {
  return checkTransfer({
    from,
    to,
    holders: holdersOf(coin),
    amount,
    scale: mostDecimals,
    available: coin.holdings[from]?.free ?? amount,
  });
}

export function transferProblemText(intl: IntlShape, reason: TransferReason): string {
  switch (reason) {
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
