import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const verificationMigrations: Migrations = {
  '0026-verification': {
    up: async (db) => {
      await db.schema
        .createTable('verification')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('level', 'text', (column) => column.notNull())
        .addColumn('status', 'bigint', (column) => column.notNull())
        .addColumn('review', 'bigint', (column) => column.notNull())
        .addColumn('submitted_at', 'bigint', (column) => column.notNull())
        .addColumn('decided_at', 'bigint')
        .addColumn('reasons', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('id_hash', 'text')
        .addPrimaryKeyConstraint('verification_key', ['owner', 'level'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createIndex('verification_id_hash')
        .ifNotExists()
        .on('verification')
        .column('id_hash')
        .execute();
      await db.schema
        .createTable('sealed_field')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sealed_field_key', ['owner', 'field'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createTable('document')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('field', 'text')
        .addColumn('width', 'bigint', (column) => column.notNull())
        .addColumn('height', 'bigint', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('preview', 'text', (column) => column.notNull())
        .addColumn('asks_rejection', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('document_owner').ifNotExists().on('document').column('owner').execute();
      await db.schema
        .createTable('document_part')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('part', 'bigint', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('document_part_key', ['name', 'part'])
        .execute();
      await db.schema
        .createTable('sealing_key')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0027-user-review-status': {
    up: async (db) => {
      const user = (await db.introspection.getTables()).find(({ name }) => name === 'user');
      // The level has its own row since; no user had a status other than none.
      if (user?.columns.some(({ name }) => name === 'review_status'))
        await db.schema.alterTable('user').dropColumn('review_status').execute();
    },
  },
};
