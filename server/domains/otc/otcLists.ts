// Somebody's orders as they were committed.
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { OtcOrderRow, OtcState } from './tables.ts';

export interface OtcFilter {
  owner: string;
  states: readonly OtcState[] | undefined;
  untilId: number | undefined;
  clientId: string | undefined;
}

export async function listOtcOrders(
  db: Kysely<Schema>,
  filter: OtcFilter,
  { page, limit, spend }: { page: number; limit: number; spend: Spend },
): Promise<{ rows: OtcOrderRow[]; count: number }> {
  const fitting = db.selectFrom('otc_order').where((eb) => narrow(eb, filter));
  const { count } = await fitting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  spend(Number(count));
  const rows = await fitting
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, count: Number(count) };
}

function narrow(eb: ExpressionBuilder<Schema, 'otc_order'>, { owner, states, untilId, clientId }: OtcFilter) {
  return eb.and([
    eb('owner', '=', owner),
    ...(states === undefined ? [] : [eb('state', 'in', states)]),
    ...(untilId === undefined ? [] : [eb('id', '<=', BigInt(untilId))]),
    ...(clientId === undefined ? [] : [eb('client_id', '=', clientId)]),
  ]);
}
