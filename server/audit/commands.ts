import type { Kysely, Selectable } from 'kysely';
import { linkOf } from '../commands/CommandLog.ts';
import type { CommandTable, Schema } from '../store/schema.ts';
import type { LoggedCommands } from '../commands/MoneyCommand.ts';
import type { Findings } from './Findings.ts';
import type { Pages } from './view.ts';

type Command = Selectable<CommandTable>;

/**
 * Checks that the command log is unmodified: no row was changed, inserted or removed. Also checks that an order or
 * transfer named by a row belongs to its actor.
 */
export async function checkCommands(
  db: Kysely<Schema>,
  { commands, findings, pages }: { commands: LoggedCommands; findings: Findings; pages: Pages },
): Promise<void> {
  let last = { id: 0n, hash: '' };
  for (;;) {
    const rows = await db
      .selectFrom('command')
      .selectAll()
      .where('id', '>', last.id)
      .orderBy('id')
      .limit(pages.rows)
      .execute();
    for (const row of rows) {
      checkLink(last, row, findings);
      last = row;
    }
    await checkOutcomes(db, rows, { commands, findings });
    if (rows.length < pages.rows) return;
    await pages.rest();
  }
}

function checkLink(previous: Pick<Command, 'id' | 'hash'>, row: Command, findings: Findings): void {
  const link = linkOf(previous.hash, Number(row.id), { ...row, createdAt: Number(row.created_at) });
  if (row.id !== previous.id + 1n || row.hash !== link)
    findings.add(`Command ${row.id} does not follow command ${previous.id}, or was changed`);
}

/** Rows named by command outcomes belong to the actors. */
async function checkOutcomes(
  db: Kysely<Schema>,
  rows: readonly Command[],
  { commands, findings }: { commands: LoggedCommands; findings: Findings },
): Promise<void> {
  const outcomes = new Set(Object.values(commands).flatMap(({ outcome }) => outcome ?? []));
  for (const outcome of outcomes) {
    const named = rows.filter(({ name }) => commands[name]?.outcome === outcome);
    if (named.length === 0) continue;
    const owners = await outcome.ownersOf(db, named.map(idOf));
    for (const row of named)
      if (owners.get(idOf(row)) !== row.actor)
        findings.add(`Command ${row.id} names ${outcome.names} ${idOf(row)}, which is not its actor's`, {
          owner: row.actor,
        });
  }
}

/** A text that is no number refers to no row: 0. */
function idOf({ outcome }: Command): bigint {
  return /^\d{1,15}$/.test(outcome) ? BigInt(outcome) : 0n;
}
