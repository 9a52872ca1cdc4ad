// npm run outbox: messages that could not be sent and were given up. Lists or resends them, also next to a running
// server, which picks up resent messages on its next run. Usage: node server/cli/outbox.ts [--data <folder>
// --database <url>] [--after <time>/<number>
// --again <number or kind>]. Exit codes: 0, 1 no such message, 2 the database is unavailable.
import { parseArgs } from 'node:util';
import { maskEmail, maskPhone } from '../domains/session/public/mask.ts';
import { listFailedMessages, sendAgain } from '../messaging/failedMessages.ts';
import type { FailedMessage } from '../messaging/failedMessages.ts';
import { openBeside } from '../store/openBeside.ts';
import type { Place } from '../store/openStore.ts';
import { openToRead } from '../store/openToRead.ts';
import { numberIn, plain, timeOf } from './operatorText.ts';
import { placeNamed } from './placeNamed.ts';

const shownMost = 100;

function lineOf({
  id,
  kind,
  channel,
  address,
  key,
  created_at,
  given_up_at,
  tries,
  about,
  error,
}: FailedMessage) {
  const masked = channel === 'mail' ? maskEmail(address) : channel === 'sms' ? maskPhone(address) : '';
  const to = [channel, masked].filter(Boolean).join(' to ');
  const since = `of ${timeOf(created_at)}, given up ${timeOf(given_up_at)} after ${tries + 1n} tries`;
  const content = about === '' ? ', its content was removed' : '';
  return `${id}  ${plain(kind)}  ${plain(to)}  ${key}  ${since}${content}: ${plain(error)}`;
}

function afterIn(text: string): { at: bigint; id: bigint } {
  const [, at, id] = /^(\d{1,15})\/(\d{1,18})$/.exec(text) ?? [];
  if (at === undefined) throw new Error(`--after: '${text}' is not <time>/<number>`);
  return { at: BigInt(at), id: BigInt(id!) };
}

async function list(place: Place, after: string | undefined): Promise<number> {
  const { db, close } = await openToRead(place);
  try {
    const from = after === undefined ? undefined : afterIn(after);
    const rows = await listFailedMessages(db, { after: from, most: shownMost + 1 });
    const shown = rows.slice(0, shownMost);
    for (const row of shown) console.log(lineOf(row));
    if (shown.length === 0) console.log('No message was given up');
    const last = shown.at(-1);
    if (last && rows.length > shownMost)
      console.log(`There is more: npm run outbox -- --after ${last.given_up_at}/${last.id}`);
    return 0;
  } finally {
    await close();
  }
}

async function again(place: Place, which: string): Promise<number> {
  const db = openBeside(place);
  try {
    const count = await sendAgain(db, numberIn(which) ?? which, Date.now());
    const none = `No message was given up as ${which} whose content is still there`;
    console.log(count === 0 ? none : `Put back, to be sent now: ${count}`);
    return count === 0 ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = { data: text, database: text, after: text, again: text };
  const { after, again: which, ...named } = parseArgs({ options }).values;
  if (after !== undefined && which !== undefined) throw new Error('one of --after and --again at a time');
  const place = placeNamed(named);
  return which === undefined ? list(place, after) : again(place, which);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`Messages cannot be looked at: ${(error as Error).message}`);
  process.exitCode = 2;
}
