import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migrations } from '../../store/migrations.ts';
import type { Schema } from '../../store/schema.ts';

export const leverMigrations: Migrations = {
  '0060-contracts': {
    up: async (db) => {
      await makeTrades(db);
      await makeFills(db);
    },
  },
  '0061-contract-nights': {
    up: async (db) => {
      await db.schema.alterTable('lever_trade').addColumn('charged_until', 'bigint').execute();
      await db
        .updateTable('lever_trade')
        .set(({ ref }) => ({ charged_until: ref('opened_at') }))
        .execute();
    },
  },
  '0062-contract-decisions': {
    up: async (db) => {
      for (const column of ['decision', 'account_free', 'equity', 'required', 'margin', 'advanced'])
        await db.schema.alterTable('lever_fill').addColumn(column, 'bigint').execute();
    },
  },
  '0063-contract-lists': {
    up: async (db) => {
      const index = (name: string) => db.schema.createIndex(name).on('lever_trade');
      await index('lever_trade_status').columns(['owner', 'status', 'id']).execute();
      await index('lever_trade_symbol').columns(['owner', 'symbol', 'status', 'id']).execute();
      await index('lever_trade_client').columns(['owner', 'client_order_id']).execute();
      await db.schema
        .createIndex('lever_fill_insurance')
        .on('lever_fill')
        .columns(['id'])
        .where(sql<boolean>`liquidation_fee > 0 or insured > 0`)
        .execute();
    },
  },
  '0064-demo-contracts': {
    up: async (db) => {
      await db.schema.dropIndex('lever_trade_status').execute();
      await db.schema
        .alterTable('lever_trade')
        .addColumn('quote', 'text', (column) => column.notNull().defaultTo('USDT'))
        .execute();
      const index = (name: string) => db.schema.createIndex(name).on('lever_trade');
      await index('lever_trade_account').columns(['owner', 'quote', 'status', 'id']).execute();
    },
  },
  '0065-own-live-contracts': {
    // The index omits the ids: no list reads it.
    up: async (db) => {
      await db.schema
        .createIndex('lever_trade_own_live')
        .on('lever_trade')
        .columns(['owner', 'status', 'symbol'])
        .where(sql.ref('status'), '<=', 2)
        .execute();
    },
  },
  '0066-insurance-postings': {
    // Partial by reason, because the account's id differs between databases: trades of the exchange do not maintain
    // this index.
    up: async (db) => {
      const index = (side: 'credit' | 'debit', reasons: string) =>
        db.schema
          .createIndex(`posting_insurance_${side}`)
          .on('posting')
          .columns([`${side}_account`, 'id'])
          .where(sql<boolean>`reason in (${sql.raw(reasons)})`)
          .execute();
      await index('credit', `'lever.liquidationFee', 'house.issue', 'house.move', 'deposit.credit'`);
      await index('debit', `'lever.bankruptcy', 'lever.profit', 'lever.advance', 'house.move'`);
      await db.schema.dropIndex('lever_fill_insurance').execute();
    },
  },
  '0067-contracts-to-be-paid': {
    up: async (db) => {
      await db.schema.alterTable('lever_trade').addColumn('fixed_by', 'text').execute();
      await db.schema.alterTable('lever_trade').addColumn('fixed_mark', 'bigint').execute();
      await db.schema
        .createIndex('lever_trade_fixed')
        .on('lever_trade')
        .columns(['fixed_mark'])
        .where('fixed_mark', 'is not', null)
        .execute();
      await db.schema
        .createIndex('lever_fill_decided')
        .on('lever_fill')
        .columns(['trade'])
        .where(sql<boolean>`what <> 'user'`)
        .execute();
    },
  },
  '0092-demo-resets': {
    // A reset marked open positions as cancelled, a status reserved for orders without fills.
    up: async (db) => {
      await sql`update lever_trade set status = 3
        where status = 4 and ended_by = 'reset' and entry is not null`.execute(db);
    },
  },
  '0100-close-requests': {
    up: async (db) => {
      for (const column of ['close_asked_at', 'close_worst'])
        await db.schema.alterTable('lever_trade').addColumn(column, 'bigint').execute();
      await db.schema
        .alterTable('lever_trade')
        .addColumn('reopened', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      // Earlier requests keep their terms: any price. Nights charged since a request was made stay charged.
      await sql`update lever_trade set close_asked_at = charged_until
        where status = 2 and fixed_mark is null`.execute(db);
    },
  },
};

type Columns = Readonly<Partial<Record<'text' | 'bigint', readonly string[]>>>;

/** @param lacking may be null */
async function make(db: Kysely<Schema>, name: string, needed: Columns, lacking: Columns = {}): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('id', 'bigint', (column) => column.primaryKey().notNull());
  for (const type of ['text', 'bigint'] as const) {
    for (const column of needed[type] ?? []) table = table.addColumn(column, type, (each) => each.notNull());
    for (const column of lacking[type] ?? []) table = table.addColumn(column, type);
  }
  await table.execute();
}

async function makeTrades(db: Kysely<Schema>): Promise<void> {
  const counts = ['leverage', 'asked_lots', 'lots', 'status', 'created_at'];
  const amounts = ['margin', 'advanced', 'opening_fee', 'overnight_fees', 'gross', 'closing_fees'];
  await make(
    db,
    'lever_trade',
    {
      text: ['owner', 'symbol', 'side', 'mode', 'ended_by'],
      bigint: [...counts, ...amounts, 'liquidation_fee', 'insured'],
    },
    {
      text: ['client_order_id'],
      bigint: ['limit_price', 'take_profit', 'stop_loss', 'entry', 'close_price', 'opened_at', 'closed_at'],
    },
  );
  const index = (name: string) => db.schema.createIndex(name).on('lever_trade');
  await index('lever_trade_owner').columns(['owner', 'id']).execute();
  await index('lever_trade_live').columns(['id']).where(sql.ref('status'), '<=', 2).execute();
}

async function makeFills(db: Kysely<Schema>): Promise<void> {
  await make(db, 'lever_fill', {
    text: ['symbol', 'what'],
    bigint: ['trade', 'lots', 'price', 'fee', 'gross', 'liquidation_fee', 'insured', 'created_at'],
  });
  await db.schema.createIndex('lever_fill_trade').on('lever_fill').columns(['trade', 'id']).execute();
  await make(
    db,
    'lever_mark',
    { text: ['symbol', 'readings'], bigint: ['price', 'at'] },
    { bigint: ['previous_at'] },
  );
  await db.schema.createIndex('lever_mark_time').on('lever_mark').columns(['at', 'id']).execute();
  await db.schema
    .createTable('lever_fill_mark')
    .addColumn('fill', 'bigint', (column) => column.notNull())
    .addColumn('mark', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lever_fill_mark_key', ['fill', 'mark'])
    .execute();
  await db.schema.createIndex('lever_fill_mark_mark').on('lever_fill_mark').columns(['mark']).execute();
}
