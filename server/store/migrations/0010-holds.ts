import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pairs } from '../../instruments/market.config.ts';
import { PairUnits } from '../../instruments/PairUnits.ts';
import { rowIdType, whole } from '../dialect.ts';
import type { Schema } from '../schema.ts';

/** Creates the hold of each open order. */
export async function up(db: Kysely<Schema>): Promise<void> {
  // The migrator records a migration after it has run, so a power failure may come in between.
  if ((await db.introspection.getTables()).some(({ name }) => name === 'hold')) return;
  await whole(db, async (tx) => {
    await createTable(tx);
    await holdForOpenOrders(tx);
  });
}

async function createTable(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('hold')
    .addColumn('id', rowIdType(db), (column) => column.primaryKey())
    .addColumn('account', 'bigint', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('posted', 'bigint', (column) => column.notNull())
    .addColumn('voided', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint(
      'hold_units',
      sql`units > 0 and posted >= 0 and voided >= 0 and
        (ended_at is null) = (posted + voided < units) and posted + voided <= units`,
    )
    .execute();
  await db.schema
    .createIndex('hold_open')
    .on('hold')
    .column('id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}

async function holdForOpenOrders(db: Kysely<Schema>): Promise<void> {
  const orders = await db
    .selectFrom('spot_order')
    .select(['id', 'owner', 'symbol', 'side', 'price', 'quantity', 'filled_quantity', 'created_at'])
    .where('status', '=', 1n)
    .orderBy('id')
    .execute();
  const units = new Map(pairs.map((pair) => [pair.symbol, new PairUnits(pair)]));
  for (const [index, order] of orders.entries()) {
    const traded = units.get(order.symbol);
    if (!traded)
      throw new Error(`${order.symbol} has open orders: close the pair (open: false), not remove it`);
    const { base, quote } = traded.pair;
    const left = order.quantity - order.filled_quantity;
    const { id: account } = await db
      .selectFrom('account')
      .select('id')
      .where('owner', '=', order.owner)
      .where('kind', '=', 'change')
      .where('asset', '=', order.side === 'buy' ? quote : base)
      .executeTakeFirstOrThrow();
    const hold = {
      id: BigInt(index + 1),
      account,
      units: order.side === 'buy' ? traded.value(order.price!, left) : left,
      posted: 0n,
      voided: 0n,
      reason: 'spot.order',
      reference: `order:${order.id}`,
      created_at: order.created_at,
      ended_at: null,
    };
    await db.insertInto('hold').values(hold).execute();
  }
}
