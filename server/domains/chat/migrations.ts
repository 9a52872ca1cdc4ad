import { rowIdType } from '../../store/dialect.ts';
import type { Migrations } from '../../store/migrations.ts';

export const chatMigrations: Migrations = {
  '0097-chat': {
    up: async (db) => {
      let conversations = db.schema
        .createTable('chat_conversation')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('owner', 'text', (column) => column.notNull());
      for (const name of ['order_id', 'with_desk', 'last_id', 'customer_seen', 'merchant_seen', 'desk_seen'])
        conversations = conversations.addColumn(name, 'bigint', (column) => column.notNull());
      await conversations
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addColumn('merchant', 'bigint')
        .addColumn('replied_at', 'bigint')
        .execute();
      const index = (name: string) => db.schema.createIndex(name).on('chat_conversation');
      await index('chat_conversation_order').columns(['owner', 'order_id']).unique().execute();
      await index('chat_conversation_desk').columns(['with_desk', 'changed_at']).execute();
      await index('chat_conversation_merchant').columns(['merchant', 'changed_at']).execute();
      await db.schema
        .createTable('chat_message')
        .addColumn('id', rowIdType(db), (column) => column.primaryKey().notNull())
        .addColumn('conversation', 'bigint', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('sender', 'text', (column) => column.notNull())
        .addColumn('operator', 'bigint')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('picture', 'text')
        .addColumn('client_id', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('chat_message_conversation')
        .on('chat_message')
        .columns(['conversation', 'id'])
        .execute();
      // A customer's messages of a day are counted, and all of them exported.
      await db.schema.createIndex('chat_message_owner').on('chat_message').columns(['owner', 'id']).execute();
    },
  },
};
