// English terms of the desk, which has no other language: see docs/desk.md.
import type { DeskCaseHead } from '../contracts/desk.ts';

/** Tab of conversations, beside those of the kinds of cases. */
export const conversationsTab = 'conversations';

const kinds: Readonly<Record<string, [tab: string, title: string]>> = {
  'verification.basic': ['Basic', 'Basic verification'],
  'verification.advanced': ['Advanced', 'Advanced verification'],
  'deposit.claim': ['Claims', 'Claim of a deposit'],
  'deposit.held': ['Held', 'Deposit that waits'],
  'deposit.bank': ['Bank in', 'Transfer from a bank card'],
  'withdrawal.request': ['Withdrawals', 'Withdrawal'],
  'withdrawal.large': ['Large', 'Large withdrawal'],
  'withdrawal.bank': ['Bank out', 'Withdrawal to a bank card'],
  'withdrawal.fault': ['Faults', 'Withdrawal at fault'],
  'otc.payment': ['P2P out', 'Payment of a merchant'],
  'otc.release': ['P2P in', 'Payment of a P2P buyer'],
  'otc.appeal': ['Appeals', 'Appeal of a P2P order'],
  'otc.lateAppeal': ['Late appeals', 'Appeal of a P2P order that has ended'],
  'account.closing': ['Closing', 'Closing of an account'],
  'account.copy': ['Copies', 'Copy of what is kept'],
  [conversationsTab]: ['Conversations', 'Conversations'],
};
export const tabOf = (kind: string): string => kinds[kind]?.[0] ?? kind;
export const titleOf = (kind: string): string => kinds[kind]?.[1] ?? kind;

const fields: Readonly<Record<string, string>> = {
  country: 'Country',
  name: 'Full name',
  card_id: 'ID number',
  address: 'Address',
  front_pic: 'ID, front',
  reverse_pic: 'ID, back',
  hand_pic: 'Holding the ID',
  account: 'Account',
  deposit: 'Waits for',
  amount: 'Amount',
  state: 'State',
  from: 'Came from',
  claimed: 'Claimed',
  network: 'Network',
  shown: 'On the network',
  reference: 'Reference',
  statement: 'Entry on the bank statement',
  credit: 'Credited',
  bkname: 'Payer’s bank',
  bkcardnumer: 'Card number',
  cardname: 'Payer',
  hash: 'Transaction hash',
  proof: 'Proof of transfer',
  transfer: 'Transfer',
  merchant: 'Merchant',
  payee: 'Buyer pays to',
  appeal: 'Appeal',
  cases: 'Requests',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  orders: 'Orders',
  balances: 'Balances',
  why: 'Why it waits',
  receipt: 'Receives',
  payout: 'Bank pays out',
  rate: 'Rate',
  funds: 'Origin of funds',
  payment: 'Payment',
  card_name: 'Card, as its owner calls it',
  bank_account: 'Card number',
  bank_name: 'Bank',
  bank_branch: 'Branch',
  bank_address: 'Address of the bank',
  branch_name: 'Name of the branch',
  branch_number: 'Number of the branch',
  iban: 'IBAN',
  swift_code: 'SWIFT code',
  real_name: 'Card holder',
  residence_address: 'Address of the holder',
  postal_code: 'Postal code',
  unanswered: 'No answer yet',
  approve: 'Approve says',
  reject: 'Reject says',
  make: 'Make it with',
  send: 'Send it to',
};
export function fieldName(field: string): string {
  const [, event] = /^event (\d+)$/.exec(field) ?? [];
  if (event !== undefined) return `Timeline, ${event}`;
  const [, nth] = /^told (\d+)$/.exec(field) ?? [];
  return nth === undefined ? (fields[field] ?? field) : `Provider, ${nth}`;
}

const warnings: Readonly<Record<string, string>> = {
  depositAddresses: 'Deposit addresses are running out. Add more to the pool: docs/custody.md.',
};
/** Text of a server warning that an operator has to resolve. */
export const warningText = (warning: string): string => warnings[warning] ?? `To see to: ${warning}`;

export const stateNames: Readonly<Record<DeskCaseHead['state'], string>> = {
  submitted: 'Waits',
  inReview: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const steps: Readonly<Record<string, string>> = {
  ...stateNames,
  submitted: 'Sent',
  taken: 'Taken',
  proposed: 'Approval proposed',
};
const look = 'looked at ';

/** A step of the audit trail, as the server names it. */
export function stepName(what: string): string {
  if (!what.startsWith(look)) return steps[what] ?? what;
  const field = what.slice(look.length);
  return field === 'details' ? 'Case opened' : `Viewed: ${fieldName(field)}`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
/** The server counts the last 20. */
const attemptsMost = 20;
export const attemptText = (attempt: number): string =>
  attempt > attemptsMost
    ? `more than ${attemptsMost} attempts`
    : `${ordinals[attempt - 1] ?? `${attempt}th`} attempt`;

/** Formats an account number, e.g. 4 820 193. */
export const accountText = (number: string): string => number.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f');

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (ms: number) => format.format(ms);
};
const day = part({ day: 'numeric', month: 'short' });
const dayOfYear = part({ day: 'numeric', month: 'short', year: 'numeric' });
const clock = part({ hour: '2-digit', minute: '2-digit' });
const year = part({ year: 'numeric' });

/** Date in UTC, with the year if it is not the current one. */
const dayText = (ms: number, nowMs: number): string => (year(ms) === year(nowMs) ? day(ms) : dayOfYear(ms));
export const stepTime = (ms: number, nowMs: number): string => `${dayText(ms, nowMs)} ${clock(ms)}`;
/** Text for a repeated action of one operator. */
export const stepTimes = (times: number, firstMs: number, nowMs: number): string =>
  `${times} times since ${stepTime(firstMs, nowMs)}`;
export const sentTime = (ms: number, nowMs: number): string => `${dayText(ms, nowMs)}, ${clock(ms)} UTC`;
export const clockText = (ms: number): string => `${dayOfYear(ms)}, ${clock(ms)} UTC`;
