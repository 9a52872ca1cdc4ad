// npm run due: scheduled work that failed too often and was set aside. Lists, retries or drops it, also next to a
// running server, which picks up retried work on its next run. Usage: node server/cli/due.ts [--data <folder>
// --database <url>] [--after <kind>/<number>
// --again <number or kind>
// --drop <number>]. Exit codes: 0, 1 no such work, 2 the database is unavailable.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openBeside } from '../store/openBeside.ts';
import type { Place } from '../store/openStore.ts';
import { openToRead } from '../store/openToRead.ts';
import { drop, findFailedWork, listFailedWork, putBack } from '../commands/failedWork.ts';
import type { FailedWork } from '../commands/failedWork.ts';
import { numberIn, plain, timeOf } from './operatorText.ts';
import { placeNamed } from './placeNamed.ts';

const shownMost = 100;

function lineOf({ id, kind, due_at, set_aside_at, tries, error }: FailedWork): string {
  const since = `due ${timeOf(due_at)}, set aside ${timeOf(set_aside_at)} after ${tries} tries`;
  return `${id}  ${plain(kind)}  ${since}: ${plain(error)}`;
}

function afterIn(text: string): { kind: string; id: bigint } {
  const [, kind, number] = /^(.+)\/(\d{1,18})$/.exec(text) ?? [];
  if (kind === undefined) throw new Error(`--after: '${text}' is not <kind>/<number>`);
  return { kind, id: BigInt(number!) };
}

async function list(place: Place, after: string | undefined): Promise<number> {
  const { db, close } = await openToRead(place);
  try {
    const rows = await listFailedWork(db, {
      after: after === undefined ? undefined : afterIn(after),
      most: shownMost + 1,
    });
    const shown = rows.slice(0, shownMost);
    for (const row of shown) console.log(lineOf(row));
    if (shown.length === 0) console.log('No work is set aside');
    const last = shown.at(-1);
    if (last && rows.length > shownMost)
      console.log(`There is more: npm run due -- --after ${last.kind}/${last.id}`);
    return 0;
  } finally {
    await close();
  }
}

async function again(place: Place, which: string): Promise<number> {
  const db = openBeside(place);
  try {
    const count = await putBack(db, numberIn(which) ?? which, Date.now());
    console.log(count === 0 ? `No work is set aside as ${which}` : `Put back, to be done now: ${count}`);
    return count === 0 ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

async function dropOne(place: Place, which: string): Promise<number> {
  const id = numberIn(which);
  if (id === undefined) throw new Error(`--drop: '${which}' is no number of work that is set aside`);
  const db = openBeside(place);
  try {
    const row = await findFailedWork(db, id);
    if (!row) {
      console.log(`No work is set aside as ${which}`);
      return 1;
    }
    console.log(`${lineOf(row)}\n${plain(row.about)}`);
    if (
      (await answerTo(
        `It will never be done. Its row is kept in due_work_dropped. Enter ${id} to drop it: `,
      )) !== which
    ) {
      console.log('Nothing was dropped');
      return 1;
    }
    const dropped = await drop(db, id, Date.now());
    console.log(dropped ? `Dropped: ${id}` : `Nothing was dropped: ${id} is not set aside any more`);
    return dropped ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

/** The operator's answer; '' without a terminal. */
async function answerTo(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  process.stdout.write(question);
  for await (const line of lines) return line.trim();
  return '';
}

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = { data: text, database: text, after: text, again: text, drop: text };
  const { after, again: which, drop: id, ...named } = parseArgs({ options }).values;
  if ([after, which, id].filter((given) => given !== undefined).length > 1)
    throw new Error('one of --after, --again and --drop at a time');
  const place = placeNamed(named);
  if (which !== undefined) return again(place, which);
  return id === undefined ? list(place, after) : dropOne(place, id);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`Work that is set aside cannot be looked at: ${(error as Error).message}`);
  process.exitCode = 2;
}
