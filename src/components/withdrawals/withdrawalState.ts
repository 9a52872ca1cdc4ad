import type { WithdrawalRow } from '../../api/withdrawals.ts';

export type WithdrawalStateName =
  | 'underReview'
  | 'sending'
  | 'delayed'
  | 'checking'
  | 'sent'
  | 'arrived'
  /** State of a back end that gives no further details. */
  | 'passed'
  | 'rejected'
  | 'cancelled';

const byState: Readonly<Record<string, WithdrawalStateName>> = {
  review: 'underReview',
  sending: 'sending',
  delayed: 'delayed',
  checking: 'checking',
  sent: 'sent',
  arrived: 'arrived',
  rejected: 'rejected',
  cancelled: 'cancelled',
};
const byStatus: Readonly<Record<number, WithdrawalStateName>> = {
  1: 'underReview',
  2: 'passed',
  3: 'rejected',
};

type Coded = Pick<WithdrawalRow, 'state' | 'status'>;

/** State of a withdrawal; undefined for an unknown code. A back end without states has only the status. */
export const withdrawalStateOf = ({ state, status }: Coded): WithdrawalStateName | undefined =>
  state === undefined ? byStatus[status] : byState[state];

/** Its amount is available again. */
export const isReturned = (state: WithdrawalStateName | undefined): boolean =>
  state === 'rejected' || state === 'cancelled';

/** The state may still change without user action. */
export const isPending = (row: Coded): boolean =>
  ['underReview', 'sending', 'delayed', 'checking', 'sent', undefined].includes(withdrawalStateOf(row));

/** Time of the request, ms since 1970 UTC. */
export const withdrawalTimeMs = ({
  created_ms,
  create_time,
}: Pick<WithdrawalRow, 'created_ms' | 'create_time'>): number => created_ms ?? create_time * 1000;
