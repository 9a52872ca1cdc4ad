import type { Kysely, Selectable } from 'kysely';
import { linkOf } from '../writer/CommandLog.ts';
import type { CommandTable, Schema } from '../store/schema.ts';
import { transferReason } from '../domains/wallet/transfers.ts';
import type { Findings } from './Findings.ts';
import type { Pages } from './view.ts';

type Command = Selectable<CommandTable>;

/**
 * The log of commands is as it was written: no row was changed, put in or taken out between others. And every order or
 * transfer that a row names is one that its actor has made.
 */
export async function checkCommands(
  db: Kysely<Schema>,
  { findings, pages }: { findings: Findings; pages: Pages },
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
    await checkOrders(db, rows, findings);
    await checkTransfers(db, rows, findings);
    if (rows.length < pages.rows) return;
    await pages.rest();
  }
}

function checkLink(previous: Pick<Command, 'id' | 'hash'>, row: Command, findings: Findings): void {
  const link = linkOf(previous.hash, Number(row.id), { ...row, createdAt: Number(row.created_at) });
  if (row.id !== previous.id + 1n || row.hash !== link)
    findings.add(`Command ${row.id} does not follow command ${previous.id}, or was changed`);
}

async function checkOrders(db: Kysely<Schema>, rows: readonly Command[], findings: Findings): Promise<void> {
  const named = namedBy(rows, ['spot.place', 'spot.cancel']);
  if (named.length === 0) return;
  const orders = await db
    .selectFrom('spot_order')
    .select(['id', 'owner'])
    .where('id', 'in', idsOf(named))
    .execute();
  const owners = new Map(orders.map(({ id, owner }) => [id, owner]));
  for (const { command, id, actor } of named)
    if (owners.get(id) !== actor)
      findings.add(`Command ${command} names order ${id}, which its actor has not placed`);
}

async function checkTransfers(
  db: Kysely<Schema>,
  rows: readonly Command[],
  findings: Findings,
): Promise<void> {
  const named = namedBy(rows, ['wallet.transfer']);
  if (named.length === 0) return;
  const made = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.debit_account')
    .select(['posting.id', 'account.owner'])
    .where('posting.id', 'in', idsOf(named))
    .where('posting.reason', '=', transferReason)
    .execute();
  const owners = new Map(made.map(({ id, owner }) => [id, owner]));
  for (const { command, id, actor } of named)
    if (owners.get(id) !== actor)
      findings.add(`Command ${command} names transfer ${id}, which its actor has not made`);
}

function namedBy(rows: readonly Command[], names: readonly string[]) {
  return rows.flatMap(({ id, actor, name, outcome }) =>
    // What is no number is no id of anything: 0.
    names.includes(name)
      ? [{ command: id, actor, id: /^\d{1,15}$/.test(outcome) ? BigInt(outcome) : 0n }]
      : [],
  );
}

function idsOf(named: readonly { id: bigint }[]): bigint[] {
  return named.map(({ id }) => id);
}
