// Deposit metrics for operators, and the alert for a pool with few addresses left.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import { Question } from '../../ops/Question.ts';
import type { Schema } from '../../store/schema.ts';
import { isTakenOn } from '../../custody/addresses.ts';
import type { Deposits } from './Deposits.ts';

export function observeDeposits({ metrics, readiness, store: { db } }: Context, deposits: Deposits): void {
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
  metrics.gauges(
    'deposit_addresses_left',
    'Addresses of a pool that nobody has yet',
    'chain',
    async () => new Map((await leftOf(deposits, db)).map(({ chain, left }) => [chain, left])),
  );
  const isEnough = new Question(async () =>
    (await leftOf(deposits, db)).every(({ left, lowAt }) => left >= lowAt),
  );
  readiness.warn('depositAddresses', async () => (await isEnough.answer()) !== false);
  for (const [state, help] of [
    ['stuck', 'Deposits that are final and could not be credited'],
    ['held', 'Deposits that wait for a desk'],
  ] as const)
    metrics.gauge(`deposit_${state}`, help, async () => {
      const { count } = await db
        .selectFrom('deposit')
        .select(({ fn }) => fn.countAll().as('count'))
        .where(
          state === 'stuck'
            ? sql<boolean>`stuck_at is not null`
            : sql<boolean>`state = 'held' and state in ('belowMinimum', 'held', 'rejected')`,
        )
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

/** For pools: the number of unassigned addresses, and the target number. */
async function leftOf(
  deposits: Deposits,
  db: Kysely<Schema>,
): Promise<{ chain: string; left: number; lowAt: number }[]> {
  const { source } = deposits;
  const pools: { chain: string; left: number; lowAt: number }[] = [];
  for (const { name: chain } of deposits.chains()) {
    const left = await source.left?.(chain, isTakenOn(db, chain));
    if (left !== undefined) pools.push({ chain, left, lowAt: source.lowAt?.(chain) ?? 0 });
  }
  return pools;
}
