import type { LocaleId } from '../../../contracts/locales.ts';
import type { Domain } from '../../Domain.ts';
import { chatPersonal } from './chatPersonal.ts';
import { handlers } from './handlers.ts';
import { chatMigrations } from './migrations.ts';
import { reply } from './sendMessage.ts';
import { chatTables } from './tables.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'chat.reply': { conversation: number; locale: LocaleId };
  }
}

const perMinute = 120;

/** Conversations of customers with the desk, and about P2P orders with merchants. */
export const chatDomain = {
  handlers,
  limits: {
    chat: ({ callsPerMinute }) => ({ max: Math.min(callsPerMinute, perMinute), timeWindow: 60_000 }),
  },
  commands: { 'chat.send': {} },
  dueWork: { 'chat.reply': reply },
  ownerMessages: { chat_message: { event: 'chat', contents: () => ({}) } },
  tables: chatTables,
  personal: chatPersonal,
  migrations: chatMigrations,
} satisfies Domain;
