// Ten simultaneous uploads of pictures of 10 MB: delay of the server's event loop and of commits, compared to no
// uploads.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photo } from '../server/testing/pictureFiles.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Listening, Waits } from './uploadsServer.ts';

const quietMs = 8000;
const mostBytes = 10_485_760;

/** A picture of the maximum size: noise pixels. */
async function largest(): Promise<Buffer> {
  for (let width = 7000; ; width -= 200) {
    const file = await photo({ width, height: Math.round(width * 0.75) });
    if (file.length <= mostBytes) return file;
  }
}

async function send(port: number, token: string, file: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], 'photo.jpg', { type: 'image/jpeg' }));
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    });
    const { type, data } = (await answer.json()) as { type: string; data: { reason?: string } };
    if (type === 'ok') return;
    // The server limits concurrent uploads of one network; the app retries as well.
    if (data.reason !== 'system.busy') throw new Error(`An upload was refused: ${JSON.stringify(data)}`);
    await sleep(200);
  }
}

const file = await largest();
const server = fork(join(import.meta.dirname, 'uploadsServer.ts'));
const told = async <Message>() => ((await once(server, 'message')) as [Message])[0];
const { port, tokens } = await told<Listening>();

async function measure(work: () => Promise<unknown>): Promise<Waits> {
  server.send('begin');
  await work();
  server.send('tell');
  return told<Waits>();
}

await send(port, tokens[0]!, file);
const none = await measure(() => sleep(quietMs));
const from = performance.now();
const many = await measure(() => Promise.all(tokens.map((token) => send(port, token, file))));
const seconds = (performance.now() - from) / 1000;
server.send('stop');
await once(server, 'exit');

const rows = (name: string, { loopDelay, commitWait }: Waits, most?: number): Figure[] =>
  ['p50', 'p99', 'longest'].flatMap((share, nth) => [
    {
      name: `${name}, event loop late, ${share}`,
      value: loopDelay[nth]!,
      unit: 'ms',
      ...(share === 'p99' && { atMost: most }),
    },
    {
      name: `${name}, a commit waits, ${share}`,
      value: commitWait[nth]!,
      unit: 'ms',
      ...(share === 'p99' && { atMost: most }),
    },
  ]);
tell([
  ...rows('no upload', none),
  ...rows(`${tokens.length} uploads of ${(file.length / 1e6).toFixed(1)} MB`, many, 50),
  { name: 'all of them are kept after', value: seconds, unit: 's' },
]);
