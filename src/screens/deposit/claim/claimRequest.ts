import { BigNumber } from 'bignumber.js';
import { plainHash } from '../../../../contracts/rules/chains/transactionHash.ts';
import type { DepositRow } from '../../../api/deposit.ts';
import type { ClaimValues } from './claimValues.ts';

/** Request fields of a claim. */
export function claimForm(
  { way, currency, network, amount, account, imgs, rate, bkname, bkcardnumer, cardname }: ClaimValues,
  client_deposit_id: string | undefined,
) {
  const said = { amount: new BigNumber(amount).toFixed(), imgs, type: way };
  const once = client_deposit_id === undefined ? {} : { client_deposit_id };
  if (way !== 'bank')
    return {
      currency,
      ...said,
      account: plainHash(account),
      ...(network === '' ? {} : { network }),
      ...once,
    };
  const payer = { bkname: bkname.trim(), bkcardnumer: bkcardnumer.trim(), cardname: cardname.trim() };
  return { currency, ...said, ...payer, ...(rate === '' ? {} : { rate }), ...once };
}

/** Whether a deposit of the list matches a claim. Different hashes distinguish two deposits; equal amounts do not. */
export function isAlike(row: DepositRow, { way, coin, amount, account }: ClaimValues): boolean {
  if (way === 'bank') {
    const paid = row.bank_amount ?? row.amount;
    return (row.bank_currency ?? coin) === coin && paid !== undefined && new BigNumber(paid).eq(amount);
  }
  if (row.hash !== undefined) return plainHash(row.hash) === plainHash(account);
  return row.name === coin && row.amount !== undefined && new BigNumber(row.amount).eq(amount);
}
