import { sql } from 'kysely';
import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const withdrawalMigrations: Migrations = {
  '0056-withdrawal-addresses': {
    up: async (db) => {
      await db.schema
        .createTable('withdrawal_address')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('chain', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('usable_at', 'bigint')
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('system', 'text', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      const index = (name: string) => db.schema.createIndex(name).on('withdrawal_address');
      await index('withdrawal_address_owner').columns(['owner', 'id']).execute();
      await index('withdrawal_address_once')
        .columns(['owner', 'asset', 'network', 'address'])
        .unique()
        .execute();
    },
  },
  '0057-withdrawals': {
    up: async (db) => {
      const texts = ['owner', 'asset', 'way', 'state', 'why', 'reasons'];
      const numbers = ['units', 'fee_units', 'hold', 'created_at', 'attempt', 'confirmations'];
      const lackingTexts = ['network', 'chain', 'address', 'bank_currency', 'bank_rate', 'client_id', 'hash'];
      const lackingNumbers = ['bank_units', 'review', 'decided_at', 'delayed_at', 'unanswered_at', 'ask_at'];
      let table = db.schema
        .createTable('withdrawal')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull());
      for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull());
      for (const name of [...numbers, 'confirmations_needed'])
        table = table.addColumn(name, 'bigint', (column) => column.notNull());
      for (const name of [...lackingTexts, 'dispute']) table = table.addColumn(name, 'text');
      for (const name of [...lackingNumbers, 'sent_at', 'arrived_at'])
        table = table.addColumn(name, 'bigint');
      await table.execute();
      const index = (name: string) => db.schema.createIndex(name).on('withdrawal');
      await index('withdrawal_owner').columns(['owner', 'id']).execute();
      await index('withdrawal_owner_time').columns(['owner', 'created_at']).execute();
      await index('withdrawal_client').columns(['owner', 'client_id']).unique().execute();
      // Index for due steps, and for the duration of the last hundred.
      await index('withdrawal_due').columns(['ask_at', 'id']).where('ask_at', 'is not', null).execute();
      for (const [name, by] of [
        ['withdrawal_sent', 'network'],
        ['withdrawal_sent_way', 'way'],
      ] as const)
        await index(name).columns(['asset', by, 'sent_at']).where('sent_at', 'is not', null).execute();
    },
  },
  '0058-withdrawal-told': {
    up: async (db) => {
      for (const name of ['own_units', 'house_units'])
        await db.schema.alterTable('withdrawal').addColumn(name, 'bigint').execute();
      await db.schema
        .alterTable('withdrawal')
        .addColumn('handed', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('withdrawal_told')
        .addColumn('withdrawal', 'bigint', (column) => column.notNull())
        .addColumn('nth', 'bigint', (column) => column.notNull())
        .addColumn('attempt', 'bigint', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('asset', 'text', (column) => column.notNull())
        .addColumn('units', 'bigint', (column) => column.notNull())
        .addColumn('is_confirmed', 'bigint', (column) => column.notNull())
        .addColumn('told_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('withdrawal_told_key', ['withdrawal', 'nth'])
        .execute();
      // Few are in transit among many that have arrived.
      await db.schema
        .createIndex('withdrawal_leaving')
        .on('withdrawal')
        .column('owner')
        .where(sql<boolean>`state = 'sent'`)
        .execute();
      await sql`update withdrawal set handed = attempt`.execute(db);
      // Withdrawals sent until now were reported as requested, or nothing else is known.
      await sql`insert into withdrawal_told
        (withdrawal, nth, attempt, hash, asset, units, is_confirmed, told_at)
        select id, 1, attempt, hash, asset, units - fee_units,
        case when state = 'arrived' then 1 else 0 end, coalesce(sent_at, decided_at, created_at)
        from withdrawal where hash is not null`.execute(db);
    },
  },
};
