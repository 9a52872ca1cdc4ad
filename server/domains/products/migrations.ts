import { clustered } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const productMigrations: Migrations = {
  '0032-questions': {
    up: async (db) => {
      await db.schema
        .createTable('question_answer')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('product', 'text', (column) => column.notNull())
        .addColumn('question', 'bigint', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('choice', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('question_answer_key', ['owner', 'product', 'question'])
        .modifyEnd(clustered(db))
        .execute();
      await db.schema
        .createTable('questions_passed')
        .ifNotExists()
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('product', 'text', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('passed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('questions_passed_key', ['owner', 'product', 'version'])
        .modifyEnd(clustered(db))
        .execute();
    },
  },
};
