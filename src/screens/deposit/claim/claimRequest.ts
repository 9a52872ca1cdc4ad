import { BigNumber } from 'bignumber.js';
import { plainHash } from '../../../../contracts/rules/chains/transactionHash.ts';
import { sendsClientIds, type KeepsIds } from '../../../api/calling/clientIds.ts';
import type { DepositRow } from '../../../api/deposit.ts';
import type { ClaimValues } from './claimValues.ts';

/**
 * What a claim is sent as.
 * @param site what the back end says of itself
 */
export function claimForm(
  { way, currency, network, amount, account, imgs, rate, bkname, bkcardnumer, cardname }: ClaimValues,
  clientId: string,
  site: KeepsIds | undefined,
) {
  const said = { amount: new BigNumber(amount).toFixed(), imgs, type: way };
  const once = sendsClientIds(site) ? { client_deposit_id: clientId } : {};
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

/** A deposit of the list says the same as a claim; hashes tell two apart, amounts do not. */
export function isAlike(row: DepositRow, { way, coin, amount, account }: ClaimValues): boolean {
  if (way === 'bank') {
    const paid = row.bank_amount ?? row.amount;
    return (row.bank_currency ?? coin) === coin && paid !== undefined && new BigNumber(paid).eq(amount);
  }
  if (row.hash !== undefined) return plainHash(row.hash) === plainHash(account);
  return row.name === coin && row.amount !== undefined && new BigNumber(row.amount).eq(amount);
}
