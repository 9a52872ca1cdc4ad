import { BigNumber } from 'bignumber.js';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isOneOf, isText } from '../../stored/shapes.ts';

export interface WithdrawalValues {
  type: 'address' | 'bank';
  /** Code of the coin, and its id as text. */
  coin: string;
  currency: string;
  /** Key of the network; empty for a bank card. */
  network: string;
  /** Empty before an address is saved, and for a bank card. */
  address: string;
  /** Decimal text as typed. */
  amount: string;
  remark: string;
  /** Figures as shown: amount received in the coin, and the bank's rate; empty when not shown. */
  receipt: string;
  rate: string;
}

/** Proof that the account's owner requests the withdrawal; never stored. */
export interface Proof {
  code: string;
  password: string;
}

export const storedWithdrawal = {
  type: isOneOf('address', 'bank'),
  coin: isText,
  currency: isText,
  network: isText,
  address: isText,
  amount: isDecimal,
  remark: isText,
  receipt: isText,
  rate: isText,
};

/** Not stored, because these figures apply only at the time of the request. */
export const unstoredWithdrawal = ['receipt', 'rate'] as const;

/** Fields stored in a draft. */
export const draftedWithdrawal = (({ receipt: _, rate: __, ...drafted }) => drafted)(storedWithdrawal);

/** Draft key of a withdrawal to an address. */
export const withdrawalDraft = { form: 'withdrawal.request', of: '' } as const;

/** Request body of a withdrawal. */
export function withdrawalForm(
  { type, currency, network, address, amount, remark, receipt, rate }: WithdrawalValues,
  client_withdrawal_id: string | undefined,
  { code, password }: Proof,
) {
  const note = remark.trim();
  return {
    currency,
    number: new BigNumber(amount).toFixed(),
    pay_password: password,
    code,
    ...(type === 'bank' ? { type } : { address, netType: network.toUpperCase() }),
    ...(note !== '' && { remark: note }),
    ...(receipt !== '' && { expected_receipt: receipt }),
    ...(type === 'bank' && rate !== '' && { expected_rate: rate }),
    ...(client_withdrawal_id !== undefined && { client_withdrawal_id }),
  };
}

/** Time of the request, in ms since 1970 UTC. */
export const requestedMs = ({ created_ms, create_time }: WithdrawalRow): number =>
  created_ms ?? create_time * 1000;

/** Whether a listed withdrawal has the same amount and destination. */
export function isAlike(row: WithdrawalRow, { type, coin, address, amount }: WithdrawalValues): boolean {
  const isThere = type === 'bank' ? !row.address : row.address === address;
  return isThere && row.name === coin && row.number !== undefined && new BigNumber(row.number).eq(amount);
}
