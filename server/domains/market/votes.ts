// Users' opinions of a pair today: they move no money and no price.
import type { Kysely } from 'kysely';
import type { DataOf } from '../../http/handler.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { PersonalData } from '../../personal/PersonalData.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';

const dayMs = 86_400_000;
/**
 * Deletes this many former days' votes with each vote: more than are added, and no vote waits for thousands of
 * deletions.
 */
const forgottenAtOnce = 20;

interface Vote {
  owner: string;
  symbol: string;
  isUp: boolean;
}

/**
 * Once per day and pair.
 * @throws Refusal market.voted, with the current counts
 */
export const castVote: MoneyCommand<Vote, DataOf<'vote'>, null> = {
  name: 'market.vote',
  // A repeated vote is refused, also when the first answer was lost.
  repetition: () => undefined,
  record: ({ symbol, isUp }) => ({ symbol, up: isUp }),
  run: async ({ db, now }, { owner, symbol, isUp }) => {
    const day = Math.floor(now / dayMs);
    const cast = await db
      .selectFrom('market_vote')
      .select('up')
      .where('symbol', '=', symbol)
      .where('day', '=', BigInt(day))
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (cast) {
      const { up, down } = await countsOf(db, symbol, day);
      const values = { up: String(up), down: String(down), own: cast.up === 1n ? '1' : '2' };
      throw new Refusal('market.voted', { values });
    }
    const [up, down] = isUp ? [1, 0] : [0, 1];
    await db.insertInto('market_vote').values({ symbol, day, owner, up }).execute();
    await db
      .insertInto('market_vote_count')
      .values({ symbol, day, up, down })
      .onConflict((conflict) =>
        conflict.columns(['symbol', 'day']).doUpdateSet((eb) => ({
          up: eb('market_vote_count.up', '+', BigInt(up)),
          down: eb('market_vote_count.down', '+', BigInt(down)),
        })),
      )
      .execute();
    await forgetFormer(db, symbol, day);
    return countsOf(db, symbol, day);
  },
  outcome: () => null,
};

async function countsOf(db: Kysely<Schema>, symbol: string, day: number): Promise<DataOf<'vote'>> {
  const { up, down } = await db
    .selectFrom('market_vote_count')
    .select(['up', 'down'])
    .where('symbol', '=', symbol)
    .where('day', '=', BigInt(day))
    .executeTakeFirstOrThrow();
  return { up: Number(up), down: Number(down) };
}

async function forgetFormer(db: Kysely<Schema>, symbol: string, day: number): Promise<void> {
  const former = await db
    .selectFrom('market_vote')
    .select(['day', 'owner'])
    .where('symbol', '=', symbol)
    .where('day', '<', BigInt(day))
    .orderBy('day')
    .limit(forgottenAtOnce)
    .execute();
  for (const row of former)
    await db
      .deleteFrom('market_vote')
      .where('symbol', '=', symbol)
      .where('day', '=', row.day)
      .where('owner', '=', row.owner)
      .execute();
  await db
    .deleteFrom('market_vote_count')
    .where('symbol', '=', symbol)
    .where('day', '<', BigInt(day))
    .execute();
}

export const votesPersonal = {
  keeping: { market_vote: 'untilClosed', market_vote_count: 'ofNobody' },
  copy: async function* ({ store: { db } }, { owner }: Person) {
    const votes = await db.selectFrom('market_vote').selectAll().where('owner', '=', owner).execute();
    for (const { symbol, day, up } of votes)
      yield ['votes', { symbol, day_ms: Number(day) * dayMs, direction: up === 1n ? 'up' : 'down' }];
  },
  close: async ({ db }, { owner }: Person) => {
    await db.deleteFrom('market_vote').where('owner', '=', owner).execute();
  },
} satisfies PersonalData;
