// Tables shared by all domains, typed for Kysely. Integers are read as bigint on every dialect; times are ms since 1970
// UTC; amounts are minor units of their asset; prices are scaled by 10^8.
import type { Generated } from 'kysely';
import type { Int, NullableInt } from './columns.ts';

/** One balance: an owner's account of one kind in one asset. */
export interface AccountTable {
  id: Int;
  owner: string;
  kind: string;
  asset: string;
  available: Int;
  held: Int;
  /** Number of its entries by reason; JSON. */
  entries: Generated<string>;
}

/** A posting as a row in the ledger of one user account that it changes. */
export interface EntryTable {
  account: Int;
  /** Reason of the posting. */
  reason: string;
  /** Twice the posting's id, plus one for its credit. */
  id: Int;
  /** Sequence number within this account and reason; the first is 1. */
  nth: Int;
}

/** A transfer: one debit and one credit of the same units. */
export interface PostingTable {
  id: Int;
  debit_account: Int;
  credit_account: Int;
  units: Int;
  reason: string;
  reference: string;
  created_at: Int;
  /** Balance of the debited account afterwards, free and held; null unless a user owns it. */
  debit_after: NullableInt;
  credit_after: NullableInt;
}

/** Units of an account held for a purpose: open until all of them are posted or voided. */
export interface HoldTable {
  id: Int;
  account: Int;
  units: Int;
  /** Units posted to another account. */
  posted: Int;
  /** Units released. */
  voided: Int;
  reason: string;
  reference: string;
  created_at: Int;
  /** Null while it is open. */
  ended_at: NullableInt;
}

/** USDT price of a unit of the asset when a user received or sent it other than by trading. */
export interface FlowPriceTable {
  posting_id: Int;
  /** Decimal text. */
  price: string;
}

/** Commands of users and desks that moved money; append-only. */
export interface CommandTable {
  id: Int;
  /** 'user:12', 'desk:3', 'visitor'. */
  actor: string;
  name: string;
  /** Idempotency key within the actor and name; null without one. */
  repetition: string | null;
  /** Request; JSON. */
  input: string;
  /** Outcome; JSON. */
  outcome: string;
  created_at: Int;
  /** Hash over this row and the previous row's hash. */
  hash: string;
}

/** Work scheduled for a time. */
export interface DueWorkTable {
  id: Int;
  /** Time of the next attempt. */
  at: Int;
  /** Due time, regardless of its attempts. */
  due_at: Int;
  kind: string;
  /** Details; JSON, amounts as decimal text. */
  about: string;
  /** Failed attempts. */
  tries: Int;
  /** Error of the last attempt; '' for none. */
  error: string;
  /** Time at which it was given up; null otherwise. */
  set_aside_at: NullableInt;
}

/** An outgoing message. */
export interface OutboxTable {
  id: Int;
  /** Its external id, stable across retries. */
  key: string;
  kind: string;
  /** 'mail', 'sms', 'webhook' */
  channel: string;
  /** '' for a webhook. */
  address: string;
  locale: string;
  /** Content; JSON, amounts as decimal text. '' for an abandoned secret. */
  about: string;
  /** 1 when a user waits for it, else 0. */
  awaited: Int;
  created_at: Int;
  /** Time of the next attempt. */
  at: Int;
  /** Expiry of the message. */
  until: Int;
  /** Failed attempts. */
  tries: Int;
  /** Error of the last attempt; '' for none. */
  error: string;
  /** Null unless it was given up. */
  given_up_at: NullableInt;
}

/** Set-aside work that an operator has dropped: it never runs, and stays on record. */
export interface DroppedDueWorkTable extends Omit<DueWorkTable, 'set_aside_at'> {
  set_aside_at: Int;
  dropped_at: Int;
}

/** A case that an operator decides; its row is deleted two years after its end. */
export interface ReviewTable {
  id: Int;
  owner: string;
  kind: string;
  /** Row of the domain that it belongs to: 'withdrawal:12'. */
  reference: string;
  /** Details; JSON, amounts as decimal text. */
  about: string;
  /** Hold that depends on the outcome; null for a kind that holds no money. */
  hold: NullableInt;
  state: ReviewState;
  /** Rejection reasons by field; JSON. */
  rejections: string;
  /** Notes of the reviewer; shown to no other person. */
  notes: string;
  created_at: Int;
  /** Time of the review's start and the operator; null before. */
  taken_at: NullableInt;
  taken_by: string | null;
  /** Time and actor of the decision or withdrawal; null while it is open. */
  ended_at: NullableInt;
  ended_by: string | null;
}

export type ReviewState = 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';

/** Decimals of an asset's amounts: one minor unit is 10^-scale. */
export interface AssetScaleTable {
  asset: string;
  scale: Int;
}

/**
 * Tick and step: prices and quantities of a pair's open orders are multiples of them; decimal text, the same at every
 * scale.
 */
export interface PairGridTable {
  symbol: string;
  tick: string;
  step: string;
}

/** Progress of the last audit without violations: one row. */
export interface AuditCheckpointTable {
  id: Int;
  /** Last posting, fill and order audited; 0 when there were none. */
  posting: Int;
  fill: Int;
  spot_order: Int;
  /** SHA-256 over all balances that were not zero then, hex. */
  balances: string;
  made_at: Int;
  /** SHA-256 over the other columns, hex. */
  digest: string;
}

/** Stops of money: kept until a full audit finds no violation, so that a restart moves no money before it. */
export interface MoneyStopTable {
  sentence: string;
  /** 'all', or 'demo' for demo accounts only. */
  scope: string;
  since: Int;
}

/** A user with known violations: the user's commands are refused, and the violations block no other user. */
export interface QuarantineTable {
  owner: string;
  since: Int;
}

/** A repair of the books that one operator has proposed and another has to confirm. */
export interface RepairProposalTable {
  /** 'rebuild', 'quarantine' or 'release'. */
  what: string;
  /** The row such as 'account 12', or the customer such as 'user:12'. */
  about: string;
  operator: Int;
  created_at: Int;
}

/** Tables by name; a domain adds its own (`declare module`). */
export interface Schema {
  account: AccountTable;
  posting: PostingTable;
  entry: EntryTable;
  hold: HoldTable;
  flow_price: FlowPriceTable;
  command: CommandTable;
  due_work: DueWorkTable;
  outbox: OutboxTable;
  due_work_dropped: DroppedDueWorkTable;
  review: ReviewTable;
  asset_scale: AssetScaleTable;
  pair_grid: PairGridTable;
  audit_checkpoint: AuditCheckpointTable;
  money_stop: MoneyStopTable;
  quarantine: QuarantineTable;
  repair_proposal: RepairProposalTable;
}
