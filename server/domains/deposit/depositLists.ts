// Deposits of a user as committed: chain transfers, and claims without one.
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { ClaimRow } from './claims/claimRows.ts';
import type { ClaimState, DepositRow, DepositState } from './tables.ts';

export type Listed = { of: 'deposit'; row: DepositRow } | { of: 'deposit_claim'; row: ClaimRow };
type Table = Listed['of'];

export interface DepositFilter {
  owner: string;
  asset?: string;
  status?: 1 | 2 | 3;
  /** ms since 1970 UTC; from is included, to is not. */
  fromMs?: number;
  toMs?: number;
  untilId?: number;
}

/** 1 under review or on its way, 2 credited, 3 not credited. */
export const depositStatuses = {
  seen: 1,
  reversed: 1,
  held: 1,
  credited: 2,
  belowMinimum: 3,
  rejected: 3,
} as const satisfies Record<DepositState, 1 | 2 | 3>;
/** A claim that its network shows is listed as the deposit it has become. */
export const claimStatuses = {
  submitted: 1,
  credited: 2,
  rejected: 3,
  cancelled: 3,
} as const satisfies Record<Exclude<ClaimState, 'found'>, 1 | 2 | 3>;

const tables = { deposit: depositStatuses, deposit_claim: claimStatuses } as const;

/** One page, newest first, and the total count. */
export async function listDeposits(
  db: Kysely<Schema>,
  filter: DepositFilter,
  { page, limit, spend }: { page: number; limit: number; spend: Spend },
): Promise<{ rows: Listed[]; count: number }> {
  const counts = await Promise.all(
    (['deposit', 'deposit_claim'] as const).map((of) => countOf(db, of, filter)),
  );
  const count = counts[0]! + counts[1]!;
  const last = page * limit;
  spend(count + 2 * last);
  // As many of each as the page needs, because either kind may fill it.
  const [deposits, claims] = [
    await newestIds(db, 'deposit', filter, last),
    await newestIds(db, 'deposit_claim', filter, last),
  ];
  const ids = [
    ...deposits.map((id) => ({ of: 'deposit' as const, id })),
    ...claims.map((id) => ({ of: 'deposit_claim' as const, id })),
  ]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(last - limit, last);
  const found = new Map<bigint, Listed>([
    ...(await rowsOf(db, 'deposit', ids)).map((row): [bigint, Listed] => [row.id, { of: 'deposit', row }]),
    ...(await rowsOf(db, 'deposit_claim', ids)).map((row): [bigint, Listed] => [
      row.id,
      { of: 'deposit_claim', row },
    ]),
  ]);
  return { rows: ids.flatMap(({ id }) => found.get(id) ?? []), count };
}

/** Claims with a client id, whether or not their network shows them. */
export async function listClaimed(db: Kysely<Schema>, owner: string, clientId: string): Promise<Listed[]> {
  const claim = await db
    .selectFrom('deposit_claim')
    .selectAll()
    .where('owner', '=', owner)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!claim) return [];
  const row =
    claim.state === 'found'
      ? await db
          .selectFrom('deposit')
          .selectAll()
          .where('owner', '=', owner)
          .where('chain', '=', claim.chain!)
          .where('hash', '=', claim.hash!)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
      : undefined;
  return [row ? { of: 'deposit', row } : { of: 'deposit_claim', row: claim }];
}

async function countOf(db: Kysely<Schema>, of: Table, filter: DepositFilter): Promise<number> {
  const { count } = await db
    .selectFrom(of)
    .select(({ fn }) => fn.countAll().as('count'))
    .where((eb) => narrowed(eb as never, of, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function newestIds(
  db: Kysely<Schema>,
  of: Table,
  filter: DepositFilter,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom(of)
    .select('id')
    .where((eb) => narrowed(eb as never, of, filter))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function narrowed(
  eb: ExpressionBuilder<Schema, 'deposit'>,
  of: Table,
  { owner, asset, status, fromMs, toMs, untilId }: DepositFilter,
) {
  const states = Object.entries(tables[of]).flatMap(([state, its]) =>
    status === undefined || its === status ? [state as DepositState] : [],
  );
  return eb.and([
    eb('owner', '=', owner),
    ...(of === 'deposit' && status === undefined ? [] : [eb('state', 'in', states)]),
    ...(asset === undefined ? [] : [eb('asset', '=', asset)]),
    ...(fromMs === undefined ? [] : [eb('created_at', '>=', BigInt(fromMs))]),
    ...(toMs === undefined ? [] : [eb('created_at', '<', BigInt(toMs))]),
    ...(untilId === undefined ? [] : [eb('id', '<=', BigInt(untilId))]),
  ]);
}

async function rowsOf<Of extends Table>(
  db: Kysely<Schema>,
  of: Of,
  ids: readonly { of: Table; id: bigint }[],
): Promise<(Of extends 'deposit' ? DepositRow : ClaimRow)[]> {
  const own = ids.filter((each) => each.of === of).map(({ id }) => id);
  if (own.length === 0) return [];
  const rows = await db
    .selectFrom(of as 'deposit')
    .selectAll()
    .where('id', 'in', own)
    .execute();
  return rows as never;
}
