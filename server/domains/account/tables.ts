// Tables of account protection. Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    fund_password: FundPasswordTable;
    own_try: AttemptTable;
    withdrawal_hold: WithdrawalHoldTable;
  }
}

export interface FundPasswordTable {
  user_id: Int;
  /** argon2id with its salt and cost. */
  hash: string;
  set_at: Int;
}

/** Wrong attempts at a user's own secrets, by a caller with a session of that user. */
export interface AttemptTable {
  user_id: Int;
  /** 'fundPassword', 'loginPassword', 'ownCode'. */
  secret: string;
  /** Since the last right one, or the last time that it was locked. */
  wrong: Int;
  /** How often it was locked, one after another. */
  locks: Int;
  /** None is looked at before; 0 for none. */
  locked_until: Int;
  tried_at: Int;
}

/** Why a person's withdrawals wait, each reason once. */
export interface WithdrawalHoldTable {
  user_id: Int;
  /** Reason as in the contract: 'password', 'own' … */
  reason: string;
  since: Int;
  /** Null for the person's own, until its end was asked for. */
  until: NullableInt;
}

export const accountTables: ColumnMeanings<'fund_password' | 'own_try' | 'withdrawal_hold'> = {
  fund_password: { user_id: 'id', hash: 'text', set_at: 'time' },
  own_try: {
    user_id: 'id',
    secret: 'text',
    wrong: 'count',
    locks: 'count',
    locked_until: 'time',
    tried_at: 'time',
  },
  withdrawal_hold: { user_id: 'id', reason: 'text', since: 'time', until: 'time' },
};
