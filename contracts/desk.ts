// What the desk's own calls answer, below /desk/api: for its page and for `npm run operator`. Times are ms since 1970 UTC.
// Each call but login carries the token as `Authorization`; forms are JSON. A refusal is DeskRefusal, with HTTP 400 and more:
// 401 without a session, 403 for a role that does not allow it, 409 where the case does not.

export type DeskRole = 'reviewer' | 'approver' | 'auditor';

export interface DeskOperator {
  id: number;
  name: string;
  roles: readonly DeskRole[];
}

/** POST login {name, password, code}. */
export interface DeskLogIn {
  token: string;
  operator: DeskOperator;
}

/** GET queue: how many of each kind wait. */
export interface DeskQueues {
  /** Non-fatal warnings that an operator has to resolve, as codes: depositAddresses, a pool that runs low. */
  warnings?: readonly string[];
  kinds: readonly { kind: string; count: number; /** There are more than `count`. */ isMore: boolean }[];
}

export interface DeskCaseHead {
  id: number;
  /** Kind of the case, e.g. verification.basic. */
  kind: string;
  state: 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';
  account_number: string;
  created_ms: number;
  /** Name of the operator who has taken it. */
  taken_by?: string;
}

/** GET queue/<kind>?after=<id>: the oldest first, a hundred at most. */
export interface DeskQueue {
  rows: readonly (DeskCaseHead & { /** Summary without personal data, e.g. a country. */ summary: string })[];
  isMore: boolean;
}

/** GET cases/<id>: it is recorded before it is answered. */
export interface DeskCaseDetail extends DeskCaseHead {
  /** Fields that the customer submitted. */
  fields: readonly { name: string; value: string }[];
  /** The fields were said by the customer, and are compared with papers; without it they are what is known. */
  has_papers: boolean;
  /** Irreversible effect of an approval. */
  effect?: string;
  /** GET cases/<id>/pictures/<field> is the JPEG, and recorded too. */
  pictures: readonly { field: string; width: number; height: number; bytes: number }[];
  /** Counts from 1: how often this person has sent one of this kind, of the last 20. */
  attempt: number;
  notes: string;
  /** Reason by field, of one that was rejected. */
  rejections: Readonly<Record<string, string>>;
  /** Allowed rejection reasons of each field, in English; the customer reads them in the customer's own language. */
  reasons: readonly { field: string; reasons: readonly { reason: string; text: string }[] }[];
  /** Name of who has proposed the approval, where two have to approve. */
  proposed_by?: string;
  /** The proposer is an approver: any other user with decision rights confirms. */
  proposer_approves?: boolean;
  needs_two: boolean;
  /** An approval names the entry of the bank's statement; of two persons each types it. */
  needs_statement: boolean;
  /** The newest first. */
  history: readonly DeskStep[];
}

export interface DeskStep {
  /** Time of the last occurrence of a repeated action. */
  at_ms: number;
  what: string;
  by?: string;
  /** How often, where it was more than once: looks of one person at one thing of one case are one step. */
  times?: number;
  first_ms?: number;
}

/** POST cases/<id>/approve {notes?, statement?}: false where a second person has to confirm. */
export interface DeskApproval {
  is_decided: boolean;
}

export interface DeskRefusal {
  reason: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** POST books/repair: proposed by the first operator, done once a second one asks for the same. */
export interface DeskRepair {
  /** rebuild: derived columns of a row, from rows that are only ever added. quarantine, release: a customer. */
  what: 'rebuild' | 'quarantine' | 'release';
  /** A row as 'account 12', or a customer as 'user:12'. */
  about: string;
}

/** GET books: everything that the audit finds now. */
export interface BrokenBooks {
  is_money_stopped: boolean;
  /** Practice accounts: they stop alone where nothing else is broken. */
  is_demo_stopped: boolean;
  violations: readonly BooksViolation[];
  /** Violations of quarantined customers: known and non-blocking. */
  excused: readonly BooksViolation[];
  quarantined: readonly string[];
  proposals: readonly { what: string; about: string; /** Name of the operator. */ by: string }[];
}

export interface BooksViolation {
  sentence: string;
  scope: 'all' | 'demo';
  /** The row, for a rebuild. */
  about?: string;
  row?: Readonly<Record<string, string>>;
  /** Values that a rebuild would write; absent when no rebuild applies. */
  rebuilt?: Readonly<Record<string, string>>;
  /** The customer, for a quarantine. */
  owner?: string;
}
