import type { Domain } from '../../Domain.ts';
import { networkOf } from '../../http/networkOf.ts';
import { codeMessages } from './codeMessages.ts';
import { createSignInLimits } from './limits/createSignInLimits.ts';
import type { SignInLimits } from './limits/createSignInLimits.ts';
import { codesGuessed } from './limits/codesGuessed.ts';
import { handlers } from './handlers.ts';
import { sessionMigrations } from './migrations.ts';
import { Passwords } from './public/passwords.ts';
import { sessionMessages, sessionNotices } from './sessionNotices.ts';
import { sessionPersonal } from './sessionPersonal.ts';
import { sessionReasons } from './sessionReasons.ts';
import { Sessions } from './public/Sessions.ts';
import { sessionTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services extends SignInLimits {
    sessions: Sessions;
    passwords: Passwords;
  }
}

/** Codes, accounts and the sessions on them. */
export const sessionDomain = {
  handlers,
  limits: {
    // An attacker may have own accounts, so a session does not change whose limits count.
    session: ({ sessionPerMinute }) => ({
      max: sessionPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request) => networkOf(request.ip),
    }),
  },
  reasons: sessionReasons,
  commands: { 'user.register': {} },
  messages: { ...codeMessages, ...sessionMessages },
  notices: sessionNotices,
  dueWork: { 'session.codesGuessed': codesGuessed },
  tables: sessionTables,
  personal: sessionPersonal,
  migrations: sessionMigrations,
  openServices: async ({ config, clock, random, store: { db }, executor, onFault }) => {
    const { sessionIdleMs: idleMs, defaultLocale, limits, messaging, passwordCost } = config;
    const sessions = new Sessions({ db, executor, clock, random, idleMs, defaultLocale });
    executor.subscribe((events) => {
      // A command that ended sessions may have been carried out without anybody hearing of it.
      if (events.some(({ type }) => type === 'reset')) sessions.reset();
      for (const event of events) if (event.type === 'ownerLeft') sessions.forgetAll(event.owner);
    });
    const { smsLimits } = messaging;
    const signInLimits = await createSignInLimits({ db, executor, clock, random, limits, smsLimits });
    const { attempts } = signInLimits;
    return {
      services: { ...signInLimits, sessions, passwords: new Passwords(random, passwordCost) },
      start: () => attempts.start(),
      // Tries that are not kept are no reason to end otherwise than well.
      close: () => attempts.stop().catch((error: unknown) => onFault(error)),
    };
  },
} satisfies Domain;
