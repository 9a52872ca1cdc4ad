import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const noticesMigrations: Migrations = {
  '0019-notices': {
    up: async (db) => {
      await db.schema
        .createTable('notice')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('id', 'bigint', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('sent_to', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('read_at', 'bigint')
        .addPrimaryKeyConstraint('notice_key', ['owner', 'id'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createTable('known_device')
        .ifNotExists()
        .addColumn('user_id', 'bigint', (column) => column.notNull())
        .addColumn('mark', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_device_key', ['user_id', 'mark'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('known_device_age')
        .ifNotExists()
        .on('known_device')
        .column('seen_at')
        .execute();
      await db.schema.createIndex('notice_age').ifNotExists().on('notice').column('created_at').execute();
    },
  },
};
