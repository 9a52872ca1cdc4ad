// Responses of the desk's own calls below /desk/api, for its page and for `npm run operator`. Times are ms since 1970
// UTC. Each call except login carries the token as `Authorization`; forms are JSON. A refusal is DeskRefusal, with HTTP
// 400 or more: 401 without a session, 403 for a role without the permission, 409 where the state of the case does not
// allow it.

export type DeskRole = 'reviewer' | 'approver' | 'auditor' | 'merchant';

export interface DeskOperator {
  id: number;
  name: string;
  roles: readonly DeskRole[];
  /** Of the role merchant: whose offers and orders it manages. */
  merchant?: number;
}

/** POST login {name, password, code}. */
export interface DeskLogIn {
  token: string;
  operator: DeskOperator;
}

/** GET queue: number of waiting cases by kind. */
export interface DeskQueues {
  /** Non-fatal warnings that an operator has to resolve, as codes: depositAddresses, a pool that runs low. */
  warnings?: readonly string[];
  kinds: readonly { kind: string; count: number; /** More than `count` exist. */ isMore: boolean }[];
}

export interface DeskCaseHead {
  id: number;
  /** Kind of the case, e.g. verification.basic. */
  kind: string;
  state: 'submitted' | 'inReview' | 'approved' | 'rejected' | 'withdrawn';
  account_number: string;
  created_ms: number;
  /** Name of the operator who claimed the case. */
  taken_by?: string;
}

/** GET queue/<kind>?after=<id>: the oldest first, a hundred at most. */
export interface DeskQueue {
  rows: readonly (DeskCaseHead & { /** Summary without personal data, e.g. a country. */ summary: string })[];
  isMore: boolean;
}

/** GET cases/<id>: the access is recorded before the response. */
export interface DeskCaseDetail extends DeskCaseHead {
  /** Fields that the customer submitted. */
  fields: readonly { name: string; value: string }[];
  /**
   * The customer stated the fields, and the reviewer compares them with papers; if false, the fields are known facts.
   */
  has_papers: boolean;
  /** Irreversible effect of an approval. */
  effect?: string;
  /** GET cases/<id>/pictures/<field> returns the JPEG; the access is recorded too. */
  pictures: readonly { field: string; width: number; height: number; bytes: number }[];
  /** Counts from 1: number of submissions of this kind by this user, of the last 20. */
  attempt: number;
  notes: string;
  /** Reason by field, of a rejected submission. */
  rejections: Readonly<Record<string, string>>;
  /** Allowed rejection reasons of each field, in English; the customer reads them in the customer's own language. */
  reasons: readonly { field: string; reasons: readonly { reason: string; text: string }[] }[];
  /** Name of the operator who proposed the approval, where two have to approve. */
  proposed_by?: string;
  /** The proposer is an approver: any other user with decision rights confirms. */
  proposer_approves?: boolean;
  needs_two: boolean;
  /** An approval names the entry of the bank's statement; with two approvers each types it. */
  needs_statement: boolean;
  /** Newest first. */
  history: readonly DeskStep[];
}

export interface DeskStep {
  /** Time of the last occurrence of a repeated action. */
  at_ms: number;
  what: string;
  by?: string;
  /** Number of repetitions, if more than one: repeated views of one item of a case by one operator are one step. */
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

/** POST books/repair: the first operator proposes it; it runs when a second operator sends the same request. */
export interface DeskRepair {
  /** rebuild: derived columns of a row, from append-only rows. quarantine, release: a customer. */
  what: 'rebuild' | 'quarantine' | 'release';
  /** A row as 'account 12', or a customer as 'user:12'. */
  about: string;
}

/** GET books: all current findings of the audit. */
export interface BrokenBooks {
  is_money_stopped: boolean;
  /** Practice accounts: only they are stopped when nothing else is broken. */
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

/** GET merchant/offers: own offers of a merchant. Amounts are decimal text. */
export interface MerchantOffer extends MerchantTerms {
  id: number;
  /** What the customer does. */
  side: 'buy' | 'sell';
  coin: string;
  currency: string;
  /** Own coins that are not in an order; an offer to buy from cannot be above them. */
  balance: string;
  /** A new price that does not hold yet, and from when it does. */
  next_price?: string;
  next_price_ms?: number;
}

/** POST merchant/offers/<id>: those of these terms that the merchant changes. */
export interface MerchantTerms {
  price: string;
  /** Limits of one order, in the currency. */
  minimum: string;
  maximum: string;
  /** Remaining quantity, in the coin. */
  remaining: string;
  is_paused: boolean;
}

export type MerchantAction = 'pay' | 'decline' | 'release' | 'appeal';

/** GET merchant/orders?ended=1&before=<id>: the newest first, fifty at most. */
export interface MerchantOrders {
  rows: readonly MerchantOrderHead[];
  isMore: boolean;
}

export interface MerchantOrderHead {
  id: number;
  /** What the customer does. */
  side: 'buy' | 'sell';
  state: 'open' | 'paid' | 'appeal' | 'released' | 'cancelled';
  coin: string;
  quantity: string;
  currency: string;
  money: string;
  price: string;
  created_ms: number;
  /** Until when the payer has to pay. */
  expires_ms: number;
}

/** GET merchant/orders/<id> */
export interface MerchantOrder extends MerchantOrderHead {
  /** Verified name of the customer: the name of the payer of a purchase and of the payee of a sale. */
  customer?: string;
  /** Of a sale that runs: the bank account that the merchant pays to. */
  pay_to?: { real_name: string; bank_name: string; bank_account: string };
  /** The timeline, which the customer and the desk see as well; pictures are GET merchant/orders/<id>/pictures/<nth>. */
  events: readonly {
    nth: number;
    at_ms: number;
    by: 'customer' | 'merchant' | 'desk' | 'time';
    what: string;
    /** none of all but an appeal. */
    reason: string;
    /** Empty where nothing was said. */
    text: string;
    has_picture: boolean;
  }[];
  /** What the merchant may do now; POST merchant/orders/<id>/<action>. */
  actions: readonly MerchantAction[];
  /** From when an appeal is possible. */
  appeal_from_ms?: number;
}

/**
 * GET stream: server-sent events `data: <change>` until the session ends. Each names a list that has changed, for a
 * merchant only of its own orders.
 */
export type DeskChange = 'queue' | 'orders' | 'conversations';

/** GET conversations: the most recently changed first, a hundred at most. */
export interface DeskConversations {
  list: readonly DeskConversation[];
}

export interface DeskConversation {
  /** Names the conversation in all calls: 'order-<order id>' or 'service-<id>'. */
  key: string;
  order_id?: number;
  account_number: string;
  changed_ms: number;
  /** Start of the newest message. */
  excerpt: string;
  has_picture: boolean;
  /** Messages that the desk, or the merchant, has not seen. */
  unseen: number;
}

/**
 * POST conversations/<key>/send {text, client_message_id}; POST conversations/<key>/picture?client_message_id= with the
 * picture as body. Repeating an id sends nothing again.
 */
export interface DeskMessage {
  id: number;
  at_ms: number;
  by: 'customer' | 'merchant' | 'desk' | 'auto';
  text: string;
  /** GET conversations/<key>/pictures/<id> returns the JPEG. */
  picture?: { width: number; height: number };
  client_message_id?: string;
}

/** GET conversations/<key>?before=<id>: the newest first. POST conversations/<key>/read {until} marks them as seen. */
export interface DeskConversationMessages {
  account_number: string;
  order_id?: number;
  list: readonly DeskMessage[];
  is_more: boolean;
  /** Newest message that the customer has seen. */
  seen_id?: number;
  /** Oldest message that the reader's side has not seen. */
  unseen_from_id?: number;
}
