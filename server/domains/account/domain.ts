import type { Domain } from '../../Domain.ts';
import { accountPersonal } from './accountPersonal.ts';
import { accountMessages, accountNotices } from './accountNotices.ts';
import { FundPasswords } from './FundPasswords.ts';
import { closingReviews, forgetAccount } from './public/closing.ts';
import { copyReviews } from './public/copying.ts';
import { closingMessages } from './closingMessages.ts';
import { handlers } from './handlers.ts';
import { accountMigrations } from './migrations.ts';
import { AttemptLimiter } from './AttemptLimiter.ts';
import { phraseOfMail } from './phrases.ts';
import { accountTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    fundPasswords: FundPasswords;
    attemptLimiter: AttemptLimiter;
  }
}

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** The caller's own account. */
export const accountDomain = {
  handlers,
  reviews: { ...closingReviews, ...copyReviews },
  commands: { 'account.askClosing': {}, 'account.askCopy': {} },
  dueWork: { 'account.forget': forgetAccount },
  messages: { ...accountMessages, ...closingMessages },
  notices: accountNotices,
  tables: accountTables,
  personal: accountPersonal,
  migrations: accountMigrations,
  openServices: (context) => {
    const { config, clock, store, executor, passwords, outbox } = context;
    const { db } = store;
    const tries = new AttemptLimiter({ db, executor, clock, hourMs: config.isSandbox ? minuteMs : hourMs });
    // The sealer is created by a later domain; no mail is sent before.
    outbox.phraseOf = (email) => phraseOfMail({ db, sealer: context.sealer }, email);
    return {
      services: { attemptLimiter: tries, fundPasswords: new FundPasswords({ db, passwords, tries }) },
    };
  },
} satisfies Domain;
