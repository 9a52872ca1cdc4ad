// Withdrawals of a user as committed.
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { WithdrawalRow, WithdrawalState } from './tables.ts';

export interface WithdrawalFilter {
  owner: string;
  asset?: string;
  status?: 1 | 2 | 3;
  /** ms since 1970 UTC; from is inclusive, to exclusive. */
  fromMs?: number;
  toMs?: number;
  untilId?: number;
  id?: number;
  clientId?: string;
}

/** 1 under review or in transit, 2 completed, 3 not sent. */
export const withdrawalStatuses = {
  review: 1,
  queued: 1,
  handed: 1,
  failed: 1,
  sent: 2,
  arrived: 2,
  rejected: 3,
  cancelled: 3,
  returned: 3,
} as const satisfies Record<WithdrawalState, 1 | 2 | 3>;

/** One page, newest first, and the total count. */
export async function listWithdrawals(
  db: Kysely<Schema>,
  filter: WithdrawalFilter,
  { page, limit, spend }: { page: number; limit: number; spend: Spend },
): Promise<{ rows: WithdrawalRow[]; count: number }> {
  const narrowed = db.selectFrom('withdrawal').where((eb) => narrow(eb, filter));
  const { count } = await narrowed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  spend(Number(count) + page * limit);
  const rows = await narrowed
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, count: Number(count) };
}

function narrow(
  eb: ExpressionBuilder<Schema, 'withdrawal'>,
  { owner, asset, status, fromMs, toMs, untilId, id, clientId }: WithdrawalFilter,
) {
  const states = Object.entries(withdrawalStatuses).flatMap(([state, its]) =>
    its === status ? [state as WithdrawalState] : [],
  );
  return eb.and([
    eb('owner', '=', owner),
    ...(status === undefined ? [] : [eb('state', 'in', states)]),
    ...(asset === undefined ? [] : [eb('asset', '=', asset)]),
    ...(fromMs === undefined ? [] : [eb('created_at', '>=', BigInt(fromMs))]),
    ...(toMs === undefined ? [] : [eb('created_at', '<', BigInt(toMs))]),
    ...(untilId === undefined ? [] : [eb('id', '<=', BigInt(untilId))]),
    ...(id === undefined ? [] : [eb('id', '=', BigInt(id))]),
    ...(clientId === undefined ? [] : [eb('client_id', '=', clientId)]),
  ]);
}
