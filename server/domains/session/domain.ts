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
import { PasskeySignIn } from './public/passkeys/PasskeySignIn.ts';
import { cachedSigningKey } from './signingKey.ts';
import { ContractWallets } from './public/wallets/ContractWallets.ts';
import { WalletSignIn } from './public/wallets/WalletSignIn.ts';
import { Sessions } from './public/Sessions.ts';
import { sessionTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services extends SignInLimits {
    sessions: Sessions;
    passwords: Passwords;
    walletSignIn: WalletSignIn;
    passkeySignIn: PasskeySignIn;
  }
}

/** Verification codes, accounts and their sessions. */
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
      // A command that ended sessions may have committed without its event being delivered.
      if (events.some(({ type }) => type === 'reset')) sessions.reset();
      for (const event of events) if (event.type === 'ownerLeft') sessions.forgetAll(event.owner);
    });
    const { smsLimits } = messaging;
    const signInLimits = await createSignInLimits({ db, executor, clock, random, limits, smsLimits });
    const { attempts } = signInLimits;
    const { wallets } = config;
    const walletSignIn = new WalletSignIn({
      config: wallets,
      clock,
      random,
      signingKey: cachedSigningKey({ db, executor, random }, 'wallet'),
      contracts:
        wallets.ethereumRpc === undefined ? undefined : new ContractWallets(wallets.ethereumRpc, clock),
    });
    const passkeySignIn = new PasskeySignIn({
      origin: wallets.origin,
      clock,
      random,
      signingKey: cachedSigningKey({ db, executor, random }, 'passkey'),
    });
    const passwords = new Passwords(random, passwordCost);
    return {
      services: { ...signInLimits, sessions, passwords, walletSignIn, passkeySignIn },
      start: () => attempts.start(),
      // A failure to save attempt counters does not make the shutdown fail.
      close: () => attempts.stop().catch((error: unknown) => onFault(error)),
    };
  },
} satisfies Domain;
