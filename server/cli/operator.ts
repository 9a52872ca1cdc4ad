// npm run operator: the desk in a terminal, using the same calls as its page, without access to the data folder.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../StartError.ts';
import { explainStart } from '../explainStart.ts';
import { plain } from './operatorText.ts';

const usage = `npm run operator -- <command> [--url http://localhost:3000] [--json]
  login --name <name>             reads password and code from DESK_PASSWORD and DESK_CODE, prints a token
  queue [<kind>]                  what waits, the oldest first
  show <case>                     a case with what was said; it is recorded that you have looked
  take <case>
  approve <case> [--notes <text>] [--statement <reference>]
  reject <case> --reasons <field>=<reason>[,…] [--notes <text>]
  copy <account> --to <file>      what is kept of a customer, as JSON with the pictures; the file must not be there yet
  close <account>                 opens the case that closes an account; an approval takes away what need not be kept
  books                           what the audit finds: each violation with its row, and what a rebuild would write
  rebuild '<table> <id>'          rebuilds a row that 'books' shows as rebuilt; proposed first, done by a second operator
  quarantine user:<id>            refuses a customer's commands, and lets everyone else's money move; likewise by two
  release user:<id>               ends a quarantine; likewise by two
The token is read from DESK_TOKEN.`;

interface Asked {
  positionals: string[];
  values: {
    url: string;
    json: boolean;
    name?: string;
    notes?: string;
    statement?: string;
    reasons?: string;
    to?: string;
  };
}

function asked(): Asked {
  try {
    const text = { type: 'string' } as const;
    const parsed: unknown = parseArgs({
      allowPositionals: true,
      options: {
        url: { ...text, default: 'http://localhost:3000' },
        json: { type: 'boolean', default: false },
        name: text,
        notes: text,
        statement: text,
        reasons: text,
        to: text,
      },
    });
    return parsed as Asked;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

async function call(base: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  return (await (await send(base, path, body)).json().catch(() => ({}))) as Record<string, unknown>;
}

/** @throws StartError if the desk refuses */
async function send(base: string, path: string, body?: unknown): Promise<Response> {
  const token = process.env.DESK_TOKEN;
  const response = await fetch(`${base}/desk/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new StartError(`The desk at ${base} cannot be reached`, { cause: error });
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  throw new StartError(`${String(answer.message ?? response.status)} (${String(answer.reason)})`);
}

/** Writes to a file that only its owner can read; an incomplete file is removed. */
async function copy(base: string, account: string, to: string | undefined): Promise<Record<string, unknown>> {
  if (!to) throw new StartError(`--to names the file\n${usage}`);
  const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  await once(file, 'open').catch((error: unknown) => {
    throw new StartError(`${to} cannot be made`, { cause: error });
  });
  try {
    const response = await send(base, `people/${account}/copy`);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), file);
  } catch (error) {
    file.destroy();
    await rm(to, { force: true });
    if (error instanceof StartError) throw error;
    throw new StartError('The copy was cut off; ask for it again', { cause: error });
  }
  return { account, to, bytes: file.bytesWritten };
}

function reasonsIn(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.split('=') as [string, string?]);
  const wrong = pairs.find(([field, reason]) => !field || !reason);
  if (wrong) throw new StartError(`--reasons names each field with its reason\n${usage}`);
  return Object.fromEntries(pairs) as Record<string, string>;
}

await explainStart(async () => {
  const { positionals, values } = asked();
  const [command, what = ''] = positionals;
  const { url, notes = '', statement } = values;
  const about = encodeURIComponent(what);
  const commands: Record<string, () => Promise<Record<string, unknown>>> = {
    login: () =>
      call(url, 'login', {
        name: values.name ?? '',
        password: process.env.DESK_PASSWORD ?? '',
        code: process.env.DESK_CODE ?? '',
      }),
    queue: () => call(url, what ? `queue/${about}` : 'queue'),
    show: () => call(url, `cases/${about}`),
    take: () => call(url, `cases/${about}/take`, {}),
    approve: () =>
      call(url, `cases/${about}/approve`, { notes, ...(statement !== undefined && { statement }) }),
    copy: () => copy(url, about, values.to),
    close: () => call(url, `people/${about}/close`, {}),
    books: () => call(url, 'books'),
    rebuild: () => call(url, 'books/repair', { what: 'rebuild', about: what }),
    quarantine: () => call(url, 'books/repair', { what: 'quarantine', about: what }),
    release: () => call(url, 'books/repair', { what: 'release', about: what }),
    reject: () => call(url, `cases/${about}/reject`, { rejections: reasonsIn(values.reasons), notes }),
  };
  const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new StartError(usage);
  const answer = await run();
  console.log(
    values.json ? JSON.stringify(answer) : JSON.stringify(answer, null, 2).split('\n').map(plain).join('\n'),
  );
});
