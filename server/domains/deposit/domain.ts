import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Domain } from '../../Domain.ts';
import { AttemptKeeper } from '../session/AttemptKeeper.ts';
import { Attempts } from '../session/Attempts.ts';
import { keptLimit } from '../session/keptLimit.ts';
import { forgetSandbox } from './chains/sandboxWallet.ts';
import { depositNotices } from './depositNotices.ts';
import { depositPersonal } from './depositPersonal.ts';
import { depositReasons } from './depositReasons.ts';
import { isTakenOn } from './addresses.ts';
import type { Deposits } from './Deposits.ts';
import { handlers } from './handlers.ts';
import { heldReviews } from './heldReviews.ts';
import { depositMigrations } from './migrations.ts';
import { openDeposits } from './openDeposits.ts';
import { depositTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    deposits: Deposits;
    /** By account, what a day has room for. */
    sandboxSendCounts: Attempts;
  }
}

const dayMs = 86_400_000;
/** Money that comes in over chains. */
export const depositDomain = {
  handlers,
  limits: { sandboxSends: (_, { sandboxSendCounts }) => keptLimit(sandboxSendCounts) },
  reasons: depositReasons,
  reviews: heldReviews,
  dueWork: forgetSandbox,
  ownerMessages: { deposit: { event: 'deposit', contents: () => ({}) } },
  notices: depositNotices,
  tables: depositTables,
  personal: depositPersonal,
  migrations: depositMigrations,
  openServices: async (context) => {
    const { config, clock, store, writer, onFault } = context;
    const deposits = openDeposits(context);
    tellMetrics(context, deposits);
    const sandboxSendCounts = new Attempts(clock, config.limits.sandboxSendsPerDay, dayMs);
    const counters = { 'deposit.sandboxSends': sandboxSendCounts };
    const keeper = new AttemptKeeper({ db: store.db, writer, clock, counters });
    await keeper.load();
    const watchers = Array.from(deposits.chains(), ({ watcher }) => watcher);
    return {
      services: { deposits, sandboxSendCounts },
      start: () => {
        keeper.start();
        for (const watcher of watchers) watcher.start();
      },
      close: async () => {
        await Promise.all(watchers.map((watcher) => watcher.stop()));
        await keeper.stop().catch((error: unknown) => onFault(error));
      },
    };
  },
} satisfies Domain;

function tellMetrics({ metrics, store: { db } }: Context, deposits: Deposits): void {
  const ofChains = (read: (name: string) => number | undefined) =>
    new Map(
      Array.from(deposits.chains(), ({ name }) => [name, read(name)] as const).filter(
        (each): each is readonly [string, number] => each[1] !== undefined,
      ),
    );
  metrics.gauges('deposit_chain_height', 'Height of the last block that was read', 'chain', () =>
    ofChains((name) => deposits.heightOf(name)),
  );
  metrics.gauges('deposit_chain_behind', '1 while a chain cannot be read or followed', 'chain', () =>
    ofChains((name) => Number(deposits.isBehind(name))),
  );
  metrics.gauges('deposit_addresses_left', 'Addresses of a pool that nobody has yet', 'chain', async () => {
    const left = new Map<string, number>();
    for (const { name } of deposits.chains()) {
      const count = await deposits.source.left?.(name, isTakenOn(db, name));
      if (count !== undefined) left.set(name, count);
    }
    return left;
  });
  for (const [state, help] of [
    ['stuck', 'Deposits that are final and could not be credited'],
    ['held', 'Deposits that wait for a desk'],
  ] as const)
    metrics.gauge(`deposit_${state}`, help, async () => {
      const { count } = await db
        .selectFrom('deposit')
        .select(({ fn }) => fn.countAll().as('count'))
        .where(state === 'stuck' ? sql<boolean>`stuck_at is not null` : sql<boolean>`state = 'held'`)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  metrics.gauge(
    'deposit_short',
    'Credited deposits that their chain took back and the house has not covered',
    async () => {
      const { count } = await db
        .selectFrom('deposit')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('short_units', '>', 'covered_units')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  );
}
