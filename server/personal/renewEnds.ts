// Moves retention ends to the day that the current settings define: the agreements apply to all users, regardless of
// when a case was decided.
import type { Kysely, Selectable } from 'kysely';
import { pagesOf } from '../store/inPages.ts';
import type { DueWorkTable, Schema } from '../store/schema.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import type { Retention } from './Leaving.ts';

/** End of the retention, ms since 1970 UTC; undefined when nothing is kept any more. */
export type EndsOf<About> = (
  db: Kysely<Schema>,
  abouts: readonly About[],
  retention: Retention,
) => Promise<(number | undefined)[]>;

interface Parts {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  /** By kind of scheduled work. */
  ends: Readonly<Record<string, EndsOf<never>>>;
  retention: Retention;
}

type Row = Pick<Selectable<DueWorkTable>, 'id' | 'about' | 'due_at'>;

/** Small enough for one transaction that delays others. */
const pageRows = 200;

/** Runs before any scheduled work: what became due while no server ran may have a longer retention now. */
export async function renewEnds({ db, executor, ends, retention }: Parts): Promise<void> {
  for (const [kind, endsOf] of Object.entries(ends))
    for await (const page of pagesOf<Row, Row>(readDue(db, kind), pageRows)) {
      if (page.length === 0) continue;
      const abouts = page.map(({ about }) => JSON.parse(about) as never);
      const newEnds = await endsOf(db, abouts, retention);
      await renew(executor, page, newEnds);
    }
}

const readDue = (db: Kysely<Schema>, kind: string) => (after: Row | undefined, limit: number) =>
  db
    .selectFrom('due_work')
    .select(['id', 'about', 'due_at'])
    .where('kind', '=', kind)
    .where('set_aside_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after!.id))
    .orderBy('id')
    .limit(limit)
    .execute();

async function renew(
  executor: CommandExecutor,
  rows: readonly Row[],
  ends: readonly (number | undefined)[],
): Promise<void> {
  const changed = rows.flatMap(({ id, due_at: from }, nth) => {
    const to = ends[nth];
    return to === undefined || BigInt(to) === from ? [] : [{ id, from, to }];
  });
  if (changed.length === 0) return;
  await executor.run('retention.renew', async (tx) => {
    for (const { id, from, to } of changed)
      await tx.db
        .updateTable('due_work')
        .set({ at: to, due_at: to })
        .where('id', '=', id)
        .where('due_at', '=', from)
        .execute();
  });
}
