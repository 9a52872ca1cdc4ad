import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CustodyAddresses, referenceOf } from './CustodyAddresses.ts';

const key = 'a key of the two of us, 32 long or more';
const now = Date.UTC(2026, 10, 20, 12);
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const free = () => Promise.resolve(false);

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A local provider that answers as configured and records requests. */
async function provider(answer: (response: ServerResponse) => unknown) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls.push({ path: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const addresses = new CustodyAddresses({ url, key, clock: { now: () => now }, timeoutMs: 300 });
  return { calls, url, addresses };
}

const says =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

it('asks for an address by a signed request that names its owner to nobody', async () => {
  const { calls, addresses } = await provider(says(JSON.stringify({ address: tron })));
  expect(await addresses.next('tron', { owner: 'user-4711', isTaken: free })).toBe(tron);
  const [{ path, headers, body }] = calls as [Call];
  expect(path).toBe('/v1/addresses');
  const reference = createHmac('sha256', key).update('deposit address\nuser-4711').digest('hex');
  expect(JSON.parse(body)).toEqual({ chain: 'tron', reference });
  expect(headers['webhook-timestamp']).toBe(String(now / 1000));
  const signed = `${String(headers['webhook-id'])}.${now / 1000}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
});

it('asks for the same owner with the same reference, under another id, and for others with others', async () => {
  const { calls, addresses } = await provider(says(JSON.stringify({ address: tron })));
  for (const owner of ['a', 'a', 'b']) await addresses.next('tron', { owner, isTaken: free });
  const bodies = calls.map(({ body }) => body);
  expect(bodies[0]).toBe(bodies[1]);
  expect(bodies[0]).not.toBe(bodies[2]);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(referenceOf('another key', 'a')).not.toBe(referenceOf(key, 'a'));
});

it.each([
  ['a refusal', says('{"error":"no"}', 403), 'custody: answered 403'],
  ['a fault', says('', 503), 'custody: answered 503'],
  ['a redirect', says('', 307, { location: 'http://127.0.0.1:1/' }), 'custody: answered 307'],
  ['a page', says('<p>'), 'custody: an answer that is no JSON'],
  ['nothing', says('null'), 'custody: an answer without an address'],
  ['a number', says('{"address":5}'), 'custody: an answer without an address'],
  [
    'a slip',
    says(JSON.stringify({ address: tron.replace('J', 'K') })),
    'custody: no address of tron: its checksum is wrong',
  ],
  [
    'an address of another network',
    says('{"address":"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"}'),
    'custody: no address of tron: it is one of another network: evm',
  ],
  [
    'more than any address has',
    says(`{"address":"${'T'.repeat(20_000)}"}`),
    'custody: an answer that is too large',
  ],
  ['the end of the line', (response: ServerResponse) => response.destroy(), 'custody: not reached'],
  ['no answer', () => undefined, 'custody: no answer in time'],
  [
    'half an answer',
    (response: ServerResponse) => response.writeHead(200).write('{'),
    'custody: no answer in time',
  ],
])('gives no address for %s, after one request', async (_, answer, message) => {
  const { calls, addresses, url } = await provider(answer);
  const fault = await addresses.next('tron', { owner: 'a', isTaken: free }).catch((error: Error) => error);
  expect(fault).toBeInstanceOf(Error);
  expect((fault as Error).message).toBe(message);
  expect((fault as Error).cause).toBeUndefined();
  expect((fault as Error).message).not.toContain(url);
  expect(calls).toHaveLength(1);
});

it('gives nobody an address that somebody else has', async () => {
  const { addresses } = await provider(says(JSON.stringify({ address: tron })));
  const isTaken = (address: string) => Promise.resolve(address === tron);
  await expect(addresses.next('tron', { owner: 'a', isTaken })).rejects.toThrow(
    'custody: an address of tron that somebody has already',
  );
});

it('asks nobody for a chain whose addresses cannot be checked', async () => {
  const { calls, addresses } = await provider(says(JSON.stringify({ address: tron })));
  await expect(addresses.next('solana', { owner: 'a', isTaken: free })).rejects.toThrow('solana');
  expect(calls).toEqual([]);
});
