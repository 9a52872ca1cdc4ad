import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { BalanceAmount } from '../amounts/BalanceAmount.tsx';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import type { Holdings } from './holdings.ts';

/** Available amount of a coin in each of these accounts; a dash while unknown. */
export function availableRows(
  coin: string,
  holdings: Holdings | undefined,
  accounts: readonly Account[],
): KeyValueRow[] {
  return accounts.map((account) => ({
    label: accountNames[account],
    value: <BalanceAmount value={holdings?.[account]?.available} coin={coin} />,
  }));
}

interface Movement {
  /** Code of the coin. */
  coin: string;
  /** Holdings before the movement. */
  holdings: Holdings;
  /** Source account; undefined for money from outside. */
  from?: Account;
  /** Target account; undefined for money to outside. */
  to?: Account;
  /** Decimal text; undefined while there is no movable amount. */
  amount: string | undefined;
}

/** Available amounts of the accounts after a movement; a dash while unknown. */
export function availableAfterRows({ coin, holdings, from, to, amount }: Movement): KeyValueRow[] {
  const rowOf = (account: Account, sign: 1 | -1): KeyValueRow => {
    const available = holdings[account]?.available;
    const isKnown = amount !== undefined && available !== undefined;
    return {
      label: (
        <FormattedMessage
          id="transfer.after"
          defaultMessage="{account} after"
          values={{ account: accountNames[account] }}
        />
      ),
      value: (
        <BalanceAmount
          value={isKnown ? new BigNumber(amount).times(sign).plus(available).toFixed() : undefined}
          coin={coin}
        />
      ),
    };
  };
  return [...(from ? [rowOf(from, -1)] : []), ...(to ? [rowOf(to, 1)] : [])];
}
