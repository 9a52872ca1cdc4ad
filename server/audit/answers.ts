import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { transferReason } from '../wallet/transfers.ts';
import type { Findings } from './Findings.ts';
import type { Pages } from './view.ts';

interface Answered {
  owner: string;
  command_id: string;
  answer: string;
}

const placed = 'spot.place ';
const transferred = 'wallet.transfer ';

/** Every answer that was given for an order or a transfer names one that its owner has made. */
export async function checkAnswers(
  db: Kysely<Schema>,
  { findings, pages }: { findings: Findings; pages: Pages },
): Promise<void> {
  for (let last: Answered | undefined; ;) {
    const rows = await readAnswers(db, last, pages.rows);
    await checkPlaced(db, rows, findings);
    await checkTransferred(db, rows, findings);
    if (rows.length < pages.rows) return;
    last = rows.at(-1);
    await pages.rest();
  }
}

function readAnswers(db: Kysely<Schema>, after: Answered | undefined, rows: number): Promise<Answered[]> {
  const answers = db
    .selectFrom('command')
    .select(['owner', 'command_id', 'answer'])
    .orderBy('owner')
    .orderBy('command_id')
    .limit(rows);
  if (!after) return answers.execute();
  const { owner, command_id } = after;
  return answers.where(sql<boolean>`(owner, command_id) > (${owner}, ${command_id})`).execute();
}

async function checkPlaced(db: Kysely<Schema>, rows: readonly Answered[], findings: Findings): Promise<void> {
  const answers = namedBy(rows, placed);
  if (answers.length === 0) return;
  const orders = await db
    .selectFrom('spot_order')
    .select(['id', 'owner'])
    .where('id', 'in', idsOf(answers))
    .execute();
  const owners = new Map(orders.map(({ id, owner }) => [id, owner]));
  for (const { id, owner } of answers)
    if (owners.get(id) !== owner)
      findings.add(`A command was answered with order ${id}, which its owner has not placed`);
}

async function checkTransferred(
  db: Kysely<Schema>,
  rows: readonly Answered[],
  findings: Findings,
): Promise<void> {
  const answers = namedBy(rows, transferred);
  if (answers.length === 0) return;
  const made = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.debit_account')
    .select(['posting.id', 'account.owner'])
    .where('posting.id', 'in', idsOf(answers))
    .where('posting.reason', '=', transferReason)
    .execute();
  const owners = new Map(made.map(({ id, owner }) => [id, owner]));
  for (const { id, owner } of answers)
    if (owners.get(id) !== owner)
      findings.add(`A command was answered with transfer ${id}, which its owner has not made`);
}

function namedBy(rows: readonly Answered[], prefix: string): { id: bigint; owner: string }[] {
  return rows.flatMap(({ owner, command_id, answer }) =>
    // What is no number is no id of anything: 0.
    command_id.startsWith(prefix) ? [{ owner, id: /^\d{1,15}$/.test(answer) ? BigInt(answer) : 0n }] : [],
  );
}

function idsOf(answers: readonly { id: bigint }[]): bigint[] {
  return answers.map(({ id }) => id);
}
