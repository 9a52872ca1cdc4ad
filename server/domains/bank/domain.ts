import type { Domain } from '../../Domain.ts';
import { bankPersonal } from './bankPersonal.ts';
import { bankMessages, bankNotices } from './bankNotices.ts';
import { handlers } from './handlers.ts';
import { bankMigrations } from './migrations.ts';
import { bankTables } from './tables.ts';

const dayMs = 86_400_000;

/** The bank card that an account is paid out to. */
export const bankDomain = {
  handlers,
  limits: { bankCards: ({ bankCardsPerDay: max }) => ({ max, timeWindow: dayMs }) },
  commands: { 'bank.save': {}, 'bank.delete': {} },
  messages: bankMessages,
  notices: bankNotices,
  tables: bankTables,
  personal: bankPersonal,
  migrations: bankMigrations,
} satisfies Domain;
