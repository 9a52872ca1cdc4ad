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
  /** Failed attempts since the last success or lock. */
  wrong: Int;
  /** Number of consecutive locks. */
  locks: Int;
  /** No attempt is checked before this time; 0 if not locked. */
  locked_until: Int;
  tried_at: Int;
}

/** Withdrawal holds of a user, at most one for each reason. */
export interface WithdrawalHoldTable {
  user_id: Int;
  /** Reason as in the contract: 'password', 'own' … */
  reason: string;
  since: Int;
  /** Null for the user's own hold, until its end is requested. */
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
