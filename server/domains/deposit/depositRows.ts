// Somebody's deposits as they were committed, and as the wire has them.
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import { assets } from '../market/market.config.ts';
import type { DepositRow } from './blocks.ts';
import type { Deposits } from './Deposits.ts';
import type { DepositState } from './tables.ts';

export interface DepositFilter {
  owner: string;
  asset?: string;
  status?: 1 | 2 | 3;
  /** ms since 1970 UTC; from is included, to is not. */
  fromMs?: number;
  toMs?: number;
  untilId?: number;
}

const statuses = {
  seen: 1,
  reversed: 1,
  held: 1,
  credited: 2,
  belowMinimum: 3,
  rejected: 3,
} as const satisfies Record<DepositState, 1 | 2 | 3>;

type Query = SelectQueryBuilder<Schema, 'deposit', object>;

/** One page, the newest first, and how many there are on all. */
export async function listDeposits(
  db: Kysely<Schema>,
  filter: DepositFilter,
  { page, limit, spend }: { page: number; limit: number; spend: Spend },
): Promise<{ rows: DepositRow[]; count: number }> {
  const { count } = await narrowed(db.selectFrom('deposit'), filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const offset = (page - 1) * limit;
  spend(Number(count) + offset + limit);
  const rows = await narrowed(db.selectFrom('deposit'), filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: Number(count) };
}

function narrowed(query: Query, { owner, asset, status, fromMs, toMs, untilId }: DepositFilter): Query {
  let narrow = query.where('owner', '=', owner);
  if (asset !== undefined) narrow = narrow.where('asset', '=', asset);
  if (status !== undefined)
    narrow = narrow.where(
      'state',
      'in',
      (Object.keys(statuses) as DepositState[]).filter((state) => statuses[state] === status),
    );
  if (fromMs !== undefined) narrow = narrow.where('created_at', '>=', BigInt(fromMs));
  if (toMs !== undefined) narrow = narrow.where('created_at', '<', BigInt(toMs));
  if (untilId !== undefined) narrow = narrow.where('id', '<=', BigInt(untilId));
  return narrow;
}

/** A row of charge_mention/log2. */
export function depositRow(
  row: DepositRow,
  deposits: Pick<Deposits, 'heightOf' | 'blockMsOf' | 'nameOf'>,
  locale: LocaleId,
): components['schemas']['DepositRow'] {
  const { scale } = assets.find(({ code }) => code === row.asset)!;
  const created = Number(row.created_at);
  const needed = Number(row.confirmations_needed);
  const confirmations = confirmationsOf(row, deposits.heightOf(row.chain));
  const blockMs = deposits.blockMsOf(row.chain);
  const min = fromUnits(row.minimum_units, scale);
  return {
    ...{ id: Number(row.id), name: row.asset, amount: fromUnits(row.units, scale) },
    ...{ status: statuses[row.state], state: row.state },
    remark:
      row.state === 'belowMinimum'
        ? refusalText('deposit.belowMinimum', locale, { min, coin: row.asset })
        : null,
    ...{ created_at: secondsText(created), created_ms: created },
    ...{ network: row.network, network_name: deposits.nameOf(row.network) },
    ...{ hash: row.hash, address: row.address, min_number: min, confirmations_needed: needed },
    ...(confirmations !== undefined && { confirmations }),
    ...(row.state === 'seen' &&
      confirmations !== undefined &&
      blockMs !== undefined && { left_s: Math.ceil(((needed - confirmations) * blockMs) / 1000) }),
  };
}

/** Blocks that hold it, as far as they were read; none are counted any more once it is final. */
function confirmationsOf(row: DepositRow, height: number | undefined): number | undefined {
  const needed = Number(row.confirmations_needed);
  if (row.state === 'credited' || row.state === 'belowMinimum') return needed;
  if (row.height === null) return 0;
  if (height === undefined) return undefined;
  return Math.min(needed, Math.max(1, height - Number(row.height) + 1));
}
