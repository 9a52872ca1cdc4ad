import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { silentSaleMs } from '../../../contracts/rules/otc.ts';
import { clustered, rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const otcMigrations: Migrations = {
  '0088-otc': {
    up: async (db) => {
      let orders = db.schema
        .createTable('otc_order')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of ['owner', 'side', 'asset', 'currency', 'price', 'way', 'state'])
        orders = orders.addColumn(name, 'text', (column) => column.notNull());
      for (const name of ['offer', 'merchant', 'units', 'money', 'created_at', 'expires_at'])
        orders = orders.addColumn(name, 'bigint', (column) => column.notNull());
      for (const name of ['client_id', 'appeal_reason', 'cancelled_by'])
        orders = orders.addColumn(name, 'text');
      for (const name of ['hold', 'review', 'paid_at', 'appealed_at', 'ended_at'])
        orders = orders.addColumn(name, 'bigint');
      await orders.execute();
      const index = (name: string) => db.schema.createIndex(name).on('otc_order');
      await index('otc_order_owner').columns(['owner', 'id']).execute();
      await index('otc_order_state').columns(['owner', 'state', 'id']).execute();
      await index('otc_order_client').columns(['owner', 'client_id']).unique().execute();
      // Counts a user's cancellations of the day.
      await index('otc_order_cancelled').columns(['owner', 'cancelled_by', 'ended_at']).execute();
      await db.schema
        .createTable('otc_total')
        .addColumn('offer', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('locked_units', 'bigint', (column) => column.notNull())
        .addColumn('deals', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0093-otc-terms': {
    up: async (db) => {
      for (const name of ['merchant_name', 'payee'])
        await db.schema.alterTable('otc_order').addColumn(name, 'text').execute();
    },
  },
  '0094-otc-appeals': {
    up: async (db) => {
      await db.schema.alterTable('otc_order').addColumn('appeal_result', 'text').execute();
      // Sales paid before the seller's response time was limited.
      const at = sql`paid_at + ${sql.lit(silentSaleMs)}`;
      await sql`insert into due_work (at, due_at, kind, about, tries, error)
        select ${at}, ${at}, 'otc.silent', '{"order":' || id || '}', 0, ''
        from otc_order where side = 'sell' and state = 'paid'`.execute(db);
    },
  },
  '0098-otc-merchants': {
    up: async (db) => {
      await db.schema
        .createTable('otc_event')
        .addColumn('order_id', 'bigint', (column) => column.notNull())
        .addColumn('nth', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('said', 'text')
        .addColumn('picture_owner', 'text')
        .addColumn('picture', 'text')
        .addPrimaryKeyConstraint('otc_event_key', ['order_id', 'nth'])
        .modifyEnd(clustered(db))
        .execute();
      let offers = db.schema
        .createTable('otc_offer')
        .addColumn('offer', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of ['price', 'minimum', 'maximum', 'quantity'])
        offers = offers.addColumn(name, 'text', (column) => column.notNull());
      await offers
        .addColumn('next_price', 'text')
        .addColumn('next_price_at', 'bigint')
        .addColumn('is_paused', 'bigint', (column) => column.notNull())
        .execute();
      const orders = db.schema.createIndex('otc_order_merchant').on('otc_order');
      await orders.columns(['merchant', 'state', 'id']).execute();
      await storeEvents(db);
      await db.schema.alterTable('otc_order').dropColumn('appeal_reason').execute();
      for (const name of ['failed', 'answered', 'answer_ms'])
        await db.schema
          .alterTable('otc_total')
          .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
          .execute();
      await countAnswers(db);
    },
  },
};

/** Events of orders that are older than their table. */
async function storeEvents(db: Kysely<unknown>): Promise<void> {
  const into = sql`insert into otc_event (order_id, nth, at, actor, what, said)`;
  await sql`${into} select id, 1, created_at, 'customer', 'opened', null from otc_order`.execute(db);
  await sql`${into} select id, 2, paid_at, case side when 'buy' then 'customer' else 'merchant' end, 'paid', null
    from otc_order where paid_at is not null`.execute(db);
  await sql`${into} select id, 3, appealed_at, 'customer', 'appealed', appeal_reason
    from otc_order where appealed_at is not null and state <> 'cancelled'`.execute(db);
  await sql`${into} select id, 4, ended_at,
      case when appealed_at is not null then 'desk' when side = 'buy' then 'merchant' else 'customer' end, 'released', null
    from otc_order where state = 'released'`.execute(db);
  await sql`${into} select id, 4, ended_at, case cancelled_by when 'buyer' then 'customer' else cancelled_by end,
      'cancelled', null from otc_order where state = 'cancelled'`.execute(db);
  await sql`${into} select id, 5, appealed_at, 'customer', 'appealed', appeal_reason
    from otc_order where appealed_at is not null and state = 'cancelled'`.execute(db);
}

/** As `otcRows` counts them for each order. */
async function countAnswers(db: Kysely<unknown>): Promise<void> {
  const of = sql`from otc_order where otc_order.offer = otc_total.offer`;
  const completed = sql`state = 'released' and not (side = 'buy' and appealed_at is not null)`;
  const failed = sql`(side = 'sell' and state = 'cancelled')
    or (side = 'buy' and state = 'released' and appealed_at is not null)`;
  const paid = sql`side = 'sell' and paid_at is not null`;
  const released = sql`side = 'buy' and paid_at is not null and ${completed}`;
  await sql`update otc_total set
    deals = (select count(*) ${of} and ${completed}),
    failed = (select count(*) ${of} and (${failed})),
    answered = (select count(*) ${of} and (${paid} or (${released}))),
    answer_ms = coalesce((select sum(case when side = 'sell' then paid_at - created_at else ended_at - paid_at end)
      ${of} and (${paid} or (${released}))), 0)`.execute(db);
}
