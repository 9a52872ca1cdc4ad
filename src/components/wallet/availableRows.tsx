import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { BalanceAmount } from '../amounts/BalanceAmount.tsx';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import type { Holdings } from './holdings.ts';

/** What each of these accounts has available of a coin; a dash while it is unknown. */
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
  /** Its code. */
  coin: string;
  /** What the accounts hold of it before. */
  holdings: Holdings;
  /** The account that it leaves; none where it comes from outside. */
  from?: Account;
  /** The account that it comes to; none where it goes outside. */
  to?: Account;
  /** Decimal text; undefined while there is none that can be moved. */
  amount: string | undefined;
}

/** What the accounts of a movement will have available after it; a dash while nobody can say. */
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
