import type { Domain } from '../../Domain.ts';
import { AttemptKeeper } from '../session/public/AttemptKeeper.ts';
import { Attempts } from '../session/public/Attempts.ts';
import { keptLimit } from '../session/public/keptLimit.ts';
import { bankPersonal } from './bankPersonal.ts';
import { bankMessages, bankNotices } from './bankNotices.ts';
import { handlers } from './handlers.ts';
import { bankMigrations } from './migrations.ts';
import { bankTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    /** Remaining daily attempts by account. */
    bankCardCounts: Attempts;
  }
}

const dayMs = 86_400_000;

/** The bank card for payouts of an account. */
export const bankDomain = {
  handlers,
  limits: { bankCards: (_, { bankCardCounts }) => keptLimit(bankCardCounts) },
  commands: { 'bank.save': {}, 'bank.delete': {} },
  messages: bankMessages,
  notices: bankNotices,
  tables: bankTables,
  personal: bankPersonal,
  migrations: bankMigrations,
  openServices: async ({ config, clock, store: { db }, executor, onFault }) => {
    const bankCardCounts = new Attempts(clock, config.limits.bankCardsPerDay, dayMs);
    const counters = { 'bank.saved': bankCardCounts };
    const keeper = new AttemptKeeper({ db, executor, clock, counters });
    await keeper.load();
    return {
      services: { bankCardCounts },
      start: () => keeper.start(),
      close: () => keeper.stop().catch((error: unknown) => onFault(error)),
    };
  },
} satisfies Domain;
