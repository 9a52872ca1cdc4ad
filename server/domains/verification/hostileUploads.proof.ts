// Hostile uploads in place of a picture: rejected with a clear message, and nothing is stored.
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bomb, photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let picture: Buffer;
let filesBefore: string[];

beforeAll(async () => {
  server = await startTestApp();
  ann = await server.person('ann@example.com');
  picture = await photo();
  filesBefore = readdirSync(server.folder);
});
afterAll(() => server.close());

const send = (file: Buffer, name?: string, type?: string) =>
  sendFile(server, file, { token: ann.token, name, type });

const rowsOf = async (table: 'document' | 'document_part') =>
  Number(
    (
      await server.context.store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

const broken = 'This picture cannot be read. Take a new one, or save it as JPEG, PNG or WebP';
const wrongType = 'Choose a picture (JPEG, PNG or WebP)';
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);
/** First bytes of a JPEG, to be followed by other content. */
const startOf = (file: Buffer) => file.subarray(0, 200);

describe('nothing stays of', () => {
  afterEach(async () => {
    expect([await rowsOf('document'), await rowsOf('document_part')]).toEqual([0, 0]);
    expect(readdirSync(server.folder)).toEqual(filesBefore);
    expect(readdirSync(tmpdir()).filter((name) => /vips|sharp|upload|multipart/i.test(name))).toEqual([]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['a script with the name of a picture', () => Buffer.from('#!/bin/sh\nrm -rf /'), 'me.jpg', wrongType],
    ['a page with the type of a picture', () => Buffer.from('<html><script>1</script>'), 'me.png', wrongType],
    ['a drawing with a script', () => svg, 'me.svg', wrongType],
    [
      'a GIF',
      () => Buffer.from('474946383961010001000000002c00000000010001000002024401003b', 'hex'),
      'me.gif',
      wrongType,
    ],
    ['nothing', () => Buffer.alloc(0), 'me.jpg', wrongType],
    ['the first half of a photo', () => picture.subarray(0, picture.length / 2), 'me.jpg', broken],
    ['the head of a photo before a script', () => Buffer.concat([startOf(picture), svg]), 'me.jpg', broken],
    ['900 million pixels in a few kilobytes', () => bomb(30_000), 'me.png', broken],
  ])('%s', async (_, file, name, message) => {
    const answer = await send(await file(), name, 'image/jpeg');
    expect(answer).toMatchObject({ type: 'error', message, data: { fields: { file: message } } });
    expect(JSON.stringify(answer)).not.toMatch(/sharp|vips|\/work|\/tmp|node_modules/);
  });

  it('50 MB, of which no more is read than may be', async () => {
    const answer = await send(Buffer.concat([picture, Buffer.alloc(50_000_000)]));
    expect(answer).toMatchObject({
      status: 413,
      type: 'error',
      message: 'The file is too large. Choose a smaller one',
    });
  });

  it('a picture of a visitor', async () => {
    expect(await sendFile(server, picture)).toMatchObject({ type: '999' });
  });
});

it('a photo that a script is hidden in is kept without it, whatever path its name has', async () => {
  const polyglot = Buffer.concat([picture, Buffer.from('<script>alert("hidden")</script>')]);
  const answer = await send(polyglot, '../../../etc/cron.d/me.php');
  expect(answer).toMatchObject({ type: 'ok', data: expect.stringMatching(/^\/upload\/[\w-]{24}$/) });
  const row = await server.context.store.db.selectFrom('document').selectAll().executeTakeFirstOrThrow();
  const kept = await server.context.documents.read(row);
  expect(kept.includes('hidden')).toBe(false);
  expect(JSON.stringify({ ...row, sealed: '' }, (_, value) => String(value))).not.toContain('cron');
});

it('of 20 at once one is taken, and the others are told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(picture)));
  const kinds = answers.map(({ type, data }) => (type === 'ok' ? 'ok' : data.reason)).sort();
  expect(new Set(kinds.slice(1))).toEqual(
    new Set(['system.busy', 'ok'].filter((kind) => kinds.slice(1).includes(kind))),
  );
  expect(kinds.filter((kind) => kind === 'ok').length).toBeGreaterThanOrEqual(1);
  expect(kinds.filter((kind) => kind === 'system.busy').length).toBeGreaterThanOrEqual(10);
});

/** Sends the head of an announced file and part of its bytes. */
function sendHalf(
  port: number,
  { token, from, bytes }: { token: string; from: string; bytes: number },
): Socket {
  const head = [
    ...['POST /api/upload HTTP/1.1', 'host: a', `authorization: ${token}`, 'content-length: 9000000'],
    ...['content-type: multipart/form-data; boundary=x', `x-forwarded-for: ${from}`, '', '--x'],
    ...['content-disposition: form-data; name="file"; filename="a.jpg"', 'content-type: image/jpeg', '', ''],
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes)])),
  );
  socket.on('error', () => undefined);
  return socket;
}

it('a hundred half-sent ones of ten accounts leave room for the next', async () => {
  const open = await startTestApp({ trustsProxy: true });
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = open.app.server.address() as AddressInfo;
  const attackers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => open.person(`eve${n}@example.com`)),
  );
  const halves = Array.from({ length: 100 }, (_, n) =>
    sendHalf(port, { token: attackers[n % 10]!.token, from: '203.0.113.9', bytes: 8_000_000 }),
  );
  const { token } = await open.person('victim@example.com');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // From another network.
  expect(await sendFile(open, picture, { token })).toMatchObject({ type: 'ok' });
  for (const socket of halves) socket.destroy();
  await open.close();
});

it('of what is stored of somebody nothing can be listed or guessed by others', async () => {
  const { data: path } = await send(picture);
  const eve = await server.person('eve@example.com');
  const asked = (by: string, wanted: string) =>
    server.call('uploadPreview', { path: wanted }, { token: by, language: 'en' });
  expect(await asked(ann.token, path)).toMatchObject({ type: 'ok' });
  const theirs = await asked(eve.token, path);
  // Same response as for a picture that does not exist.
  const none = await asked(eve.token, `${path.slice(0, -1)}_`);
  delete theirs.data.request_id;
  delete none.data.request_id;
  expect(theirs).toEqual(none);
  for (const url of [path, `/api${path}`, '/upload/', '/api/upload/list'])
    expect((await server.app.inject({ url, headers: { authorization: ann.token } })).statusCode).toBe(404);
});
