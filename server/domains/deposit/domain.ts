import { auditDeposits } from '../../audit/checks/deposits.ts';
import type { Domain } from '../../Domain.ts';
import { AttemptKeeper } from '../session/public/AttemptKeeper.ts';
import { Attempts } from '../session/public/Attempts.ts';
import { keptLimit } from '../session/public/keptLimit.ts';
import { claimOwners } from './claims/claimRows.ts';
import { claimReviews, forgetClaim } from './claims/claimReviews.ts';
import { forgetSandbox } from '../../custody/chains/sandboxWallet.ts';
import { depositNotices } from './depositNotices.ts';
import { depositPersonal } from './depositPersonal.ts';
import { depositReasons } from './public/depositReasons.ts';
import type { Deposits } from './Deposits.ts';
import { handlers } from './handlers.ts';
import { PlatformAddresses } from './watching/platformAddresses.ts';
import { heldReviews } from './heldReviews.ts';
import { depositMigrations } from './migrations.ts';
import { observeDeposits } from './observeDeposits.ts';
import { openDeposits } from './openDeposits.ts';
import { depositTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    deposits: Deposits;
    /** Remaining daily attempts by account. */
    sandboxSendCounts: Attempts;
  }
}

const dayMs = 86_400_000;
/** Deposits over chains. */
export const depositDomain = {
  audit: auditDeposits,
  handlers,
  limits: { sandboxSends: (_, { sandboxSendCounts }) => keptLimit(sandboxSendCounts) },
  reasons: depositReasons,
  commands: { 'deposit.claim': { outcome: { names: 'claim', ownersOf: claimOwners } } },
  reviews: { ...claimReviews, ...heldReviews },
  dueWork: { ...forgetSandbox, 'deposit.forgetClaim': forgetClaim },
  ownerMessages: { deposit: { event: 'deposit', contents: () => ({}) } },
  notices: depositNotices,
  tables: depositTables,
  personal: depositPersonal,
  migrations: depositMigrations,
  openServices: async (context) => {
    const { config, clock, store, executor, onFault } = context;
    const deposits = openDeposits(context);
    observeDeposits(context, deposits);
    const sandboxSendCounts = new Attempts(clock, config.limits.sandboxSendsPerDay, dayMs);
    const counters = { 'deposit.sandboxSends': sandboxSendCounts };
    const keeper = new AttemptKeeper({ db: store.db, executor, clock, counters });
    await keeper.load();
    const chains = Array.from(deposits.chains(), ({ name }) => name);
    const parts = { db: store.db, executor, source: deposits.source, onFault };
    const platformAddresses = new PlatformAddresses({ chains, ...parts });
    const watchers = Array.from(deposits.chains(), ({ watcher }) => watcher);
    return {
      services: { deposits, sandboxSendCounts },
      start: () => {
        keeper.start();
        for (const watcher of watchers) watcher.start();
        platformAddresses.start();
      },
      close: async () => {
        await platformAddresses.stop();
        await Promise.all(watchers.map((watcher) => watcher.stop()));
        await keeper.stop().catch((error: unknown) => onFault(error));
      },
    };
  },
} satisfies Domain;
