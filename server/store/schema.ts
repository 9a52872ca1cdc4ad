// The tables that all domains share, as Kysely sees them. Integers are read as bigint on every dialect; times are ms since 1970 UTC;
// amounts are minor units of their asset; prices are scaled by 10^8.
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
  /** How many entries of each reason it has; JSON. */
  entries: Generated<string>;
}

/** A posting as a row in the ledger of one person's account that it changes. */
export interface EntryTable {
  account: Int;
  /** That of the posting. */
  reason: string;
  /** Twice that of the posting, and one more for its credit. */
  id: Int;
  /** Which one it is of this account and reason; the first is 1. */
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
  /** What the debited account had after it, free and held; null unless it is a person's. */
  debit_after: NullableInt;
  credit_after: NullableInt;
}

/** Units of an account that are set aside for a purpose: open until all of them are posted or voided. */
export interface HoldTable {
  id: Int;
  account: Int;
  units: Int;
  /** Of them those that went to another account. */
  posted: Int;
  /** Of them those that came back. */
  voided: Int;
  reason: string;
  reference: string;
  created_at: Int;
  /** Null while it is open. */
  ended_at: NullableInt;
}

/** What a unit of the asset cost in USDT when something came to a person or left other than by trading. */
export interface FlowPriceTable {
  posting_id: Int;
  /** Decimal text. */
  price: string;
}

/** What people and desks have done that moved money; rows are added, and never changed. */
export interface CommandTable {
  id: Int;
  /** 'user:12', 'desk:3', 'visitor'. */
  actor: string;
  name: string;
  /** What makes another one of this actor and name the same; null where none can be told. */
  repetition: string | null;
  /** What was asked for; JSON. */
  input: string;
  /** What came of it; JSON. */
  outcome: string;
  created_at: Int;
  /** Over this row and the hash of the one before. */
  hash: string;
}

/** What is to be done at a time. */
export interface DueWorkTable {
  id: Int;
  /** When it is done, or tried again. */
  at: Int;
  /** When it falls due, whatever becomes of its tries. */
  due_at: Int;
  kind: string;
  /** What is known of it; JSON, amounts as decimal text. */
  about: string;
  /** Those that failed. */
  tries: Int;
  /** Of the last try; '' for none. */
  error: string;
  /** When it was given up; null while it is not. */
  set_aside_at: NullableInt;
}

/** A message on its way out. */
export interface OutboxTable {
  id: Int;
  /** Its id outside, the same on every try. */
  key: string;
  kind: string;
  /** 'mail', 'sms', 'webhook' */
  channel: string;
  /** '' for a webhook. */
  address: string;
  locale: string;
  /** What it tells; JSON, amounts as decimal text. '' of a secret that was given up. */
  about: string;
  /** 1 when somebody waits for it, else 0. */
  awaited: Int;
  created_at: Int;
  /** When it is to leave, or is tried again. */
  at: Int;
  /** From when on it is worth nothing any more. */
  until: Int;
  /** Those that failed. */
  tries: Int;
  /** Of the last try; '' for none. */
  error: string;
  /** Null while it is not. */
  given_up_at: NullableInt;
}

/** What was set aside and an operator has dropped: nobody does it any more, and nobody loses sight of it. */
export interface DroppedDueWorkTable extends Omit<DueWorkTable, 'set_aside_at'> {
  set_aside_at: Int;
  dropped_at: Int;
}

/** A case that a desk decides; a row goes two years after its end. */
export interface ReviewTable {
  id: Int;
  owner: string;
  kind: string;
  /** The domain's row that it belongs to: 'withdrawal:12'. */
  reference: string;
  /** What is known of it; JSON, amounts as decimal text. */
  about: string;
  /** What waits for the outcome; null of a kind that holds no money. */
  hold: NullableInt;
  state: ReviewState;
  /** What is wrong, by field, of one that was rejected; JSON. */
  rejections: string;
  /** Of whoever has decided it; shown to no one else. */
  notes: string;
  created_at: Int;
  /** When a desk took it into review, and which; null where none has. */
  taken_at: NullableInt;
  taken_by: string | null;
  /** When it was decided or withdrawn, and by whom; null while it is open. */
  ended_at: NullableInt;
  ended_by: string | null;
}

export type ReviewState = 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';

/** How many decimals amounts of an asset are kept with: one minor unit of it is 10^-scale. */
export interface AssetScaleTable {
  asset: string;
  scale: Int;
}

/** What prices and quantities of a pair's open orders are multiples of; decimal text, the same at every scale. */
export interface PairGridTable {
  symbol: string;
  tick: string;
  step: string;
}

/** How far the last audit came that found nothing wrong: one row. */
export interface AuditCheckpointTable {
  id: Int;
  /** The last posting, fill and order that it walked; 0 where there were none. */
  posting: Int;
  fill: Int;
  spot_order: Int;
  /** SHA-256 over all balances that were not zero then, hex. */
  balances: string;
  made_at: Int;
  /** SHA-256 over the other columns, hex. */
  digest: string;
}

/** Why money is stopped: kept until an audit of everything finds nothing, so that a restart moves no money before it. */
export interface MoneyStopTable {
  sentence: string;
  /** 'all', or 'demo' for practice accounts alone. */
  scope: string;
  since: Int;
}

/** A customer whose violations are known: their own commands are refused, and the violations stop no one else. */
export interface QuarantineTable {
  owner: string;
  since: Int;
}

/** A repair of the books that one operator has proposed and another has to confirm. */
export interface RepairProposalTable {
  /** 'rebuild', 'quarantine' or 'release'. */
  what: string;
  /** The row as 'account 12', or the customer as 'user:12'. */
  about: string;
  operator: Int;
  created_at: Int;
}

/** Tables by name; a domain adds its own to them (`declare module`). */
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
