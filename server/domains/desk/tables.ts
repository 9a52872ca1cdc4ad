// Desk operators and the cases that they viewed. Times are ms since 1970 UTC.
import type { Int, NullableInt } from '../../store/columns.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    operator: OperatorTable;
    operator_session: OperatorSessionTable;
    desk_look: DeskLookTable;
    desk_proposal: DeskProposalTable;
  }
}

export interface OperatorTable {
  id: Int;
  name: string;
  /** argon2id with its salt and cost. */
  password_hash: string;
  /** Key of the second factor, encrypted. */
  totp: string;
  /** Time step of the last used code: no code is accepted twice. */
  totp_step: Int;
  /** Roles separated by spaces: 'reviewer approver'. */
  roles: string;
  /** Merchant whose offers and orders this operator manages; null for operators of the platform. */
  merchant: NullableInt;
  created_at: Int;
  /** Time from which this operator cannot log in. */
  disabled_at: NullableInt;
}

export interface OperatorSessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  operator: Int;
  expires_at: Int;
}

/** Views of a case by operators; the log keeps them permanently. */
export interface DeskLookTable {
  review: Int;
  nth: Int;
  operator: Int;
  /** 'details', or the field of a picture. */
  what: string;
  created_at: Int;
}

/** An approval that a second operator has to confirm. */
export interface DeskProposalTable {
  review: Int;
  operator: Int;
  /** Internal notes, stored with the case after approval. */
  notes: string;
  /** Name of the transfer on the bank's statement; empty where none is needed. */
  statement: string;
  created_at: Int;
}

type DeskTables = 'operator' | 'operator_session' | 'desk_look' | 'desk_proposal';

export const deskTables: ColumnMeanings<DeskTables> = {
  operator: {
    id: 'id',
    name: 'text',
    password_hash: 'text',
    totp: 'text',
    totp_step: 'count',
    roles: 'text',
    merchant: 'id',
    created_at: 'time',
    disabled_at: 'time',
  },
  operator_session: { token_hash: 'text', operator: 'id', expires_at: 'time' },
  desk_look: { review: 'id', nth: 'count', operator: 'id', what: 'text', created_at: 'time' },
  desk_proposal: { review: 'id', operator: 'id', notes: 'text', statement: 'text', created_at: 'time' },
};
