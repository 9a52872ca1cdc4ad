import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDeposit, verifyWebhook } from './verifyWebhook.ts';

const key = 'a key of the two of us, 32 long or more';
const now = Date.UTC(2026, 10, 20, 12);
const told = {
  id: 'evt_1',
  chain: 'tron',
  hash: '5a7d0c94e1b23f6608a9cc4471de02b891f35e76ad40c2b8e7710f9d63ab12c4',
  output: 0,
  asset: 'USDT',
  amount: '1500.5',
  address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  confirmations: 1,
  height: 66_000_000,
  block_hash: '00000000c1e09b72c4f83aa017be5529d06341f7c8852a90be173d64a1908f52',
};

interface Changes {
  id?: string;
  atMs?: number;
  secret?: string;
}

function webhookOf(body: string, { id = 'evt_1', atMs = now, secret = key }: Changes = {}) {
  const timestamp = String(Math.floor(atMs / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return { headers, body };
}

const verify = (webhook: Parameters<typeof verifyWebhook>[0]) =>
  verifyWebhook(webhook, { key, now, read: readDeposit });
const verifyBody = (change: object) => verify(webhookOf(JSON.stringify({ ...told, ...change })));
const body = JSON.stringify(told);

describe("a provider's webhook", () => {
  it('tells of a deposit, its address and amount as they came', () => {
    const { block_hash: blockHash, ...rest } = told;
    expect(verify(webhookOf(body))).toEqual({
      told: { ...rest, blockHash, from: [], isReversed: false },
    });
    expect(verifyBody({ from: ['a', 'b'] })).toMatchObject({ told: { from: ['a', 'b'] } });
    expect(verifyBody({ is_reversed: true })).toMatchObject({ told: { isReversed: true } });
    expect(verifyBody({ output: -1 })).toMatchObject({ told: { output: -1 } });
  });

  it('is read the same when it comes again', () => {
    const webhook = webhookOf(body);
    expect(verify(webhook)).toEqual(verify(webhook));
  });

  it.each([-300_000, 300_000])('is fresh %i ms from our time', (ms) => {
    expect(verify(webhookOf(body, { atMs: now + ms }))).toHaveProperty('told');
  });

  it.each([-301_000, 301_000])('is refused %i ms from our time', (ms) => {
    expect(verify(webhookOf(body, { atMs: now + ms }))).toEqual({
      fault: { status: 401, message: 'webhook-timestamp is not of the last five minutes' },
    });
  });

  const wrong = { fault: { status: 401, message: 'webhook-signature is wrong' } };

  it('is refused with another key, body, id or time than was signed', () => {
    const webhook = webhookOf(body);
    expect(verify(webhookOf(body, { secret: `${key}.` }))).toEqual(wrong);
    expect(verify({ ...webhook, body: body.replace('1500.5', '9500.5') })).toEqual(wrong);
    expect(verify({ ...webhook, body: `${body} ` })).toEqual(wrong);
    for (const change of [{ 'webhook-id': 'evt_2' }, { 'webhook-timestamp': String(now / 1000 + 1) }])
      expect(verify({ ...webhook, headers: { ...webhook.headers, ...change } })).toEqual(wrong);
  });

  it.each(['', 'v1,', 'v1', 'v1,AAAA', 'v2,{}', '{}'])('is refused with the signature %j', (form) => {
    const { headers } = webhookOf(body);
    const signature = form.replace('{}', headers['webhook-signature'].slice(3));
    expect(verify({ headers: { ...headers, 'webhook-signature': signature }, body })).toEqual(wrong);
  });

  it('is good with one right signature of several, while a key is changed', () => {
    const { headers } = webhookOf(body);
    const other = webhookOf(body, { secret: 'another' }).headers['webhook-signature'];
    const both = { ...headers, 'webhook-signature': `${other} ${headers['webhook-signature']}` };
    expect(verify({ headers: both, body })).toHaveProperty('told');
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'is refused without %s',
    (name) => {
      const { headers } = webhookOf(body);
      for (const value of [undefined, [headers[name], headers[name]]])
        expect(verify({ headers: { ...headers, [name]: value }, body })).toMatchObject({
          fault: { status: 401, message: expect.stringContaining('is missing') as string },
        });
    },
  );

  it('whose body has another id than its header is refused, as is what we have signed ourselves', () => {
    expect(verify(webhookOf(body, { id: 'evt_2' }))).toEqual({
      fault: { status: 422, message: 'id is not the one of webhook-id' },
    });
    const ours = JSON.stringify({ chain: 'tron', reference: 'ab'.repeat(32) });
    expect(verify(webhookOf(ours))).toMatchObject({ fault: { status: 422 } });
  });

  it.each([
    [{ chain: 'solana' }, 'chain is none that is known'],
    [{ chain: 'TRON' }, 'chain is missing or malformed'],
    [{ hash: told.hash.toUpperCase() }, 'hash is missing or malformed'],
    [{ hash: `0x${told.hash}` }, 'hash is missing or malformed'],
    [{ chain: 'ethereum' }, 'hash is missing or malformed'],
    [{ block_hash: undefined }, 'block_hash is missing or malformed'],
    [{ output: -2 }, 'output is no whole number from -1'],
    [{ output: '0' }, 'output is no whole number from -1'],
    [{ output: 0.5 }, 'output is no whole number from -1'],
    [{ asset: 'usdt' }, 'asset is missing or malformed'],
    [{ amount: 1500.5 }, 'amount is missing or malformed'],
    [{ amount: '-5' }, 'amount is missing or malformed'],
    [{ amount: '1e5' }, 'amount is missing or malformed'],
    [{ amount: '0.00' }, 'amount is no decimal above 0'],
    [{ amount: '1.5.0' }, 'amount is no decimal above 0'],
    [{ address: told.address.replace('J', 'K') }, 'address: its checksum is wrong'],
    [{ address: '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem' }, 'address: it is one of another network: bitcoin'],
    [{ confirmations: -1 }, 'confirmations is no whole number from 0'],
    [{ height: 2 ** 60 }, 'height is no whole number from 0'],
    [{ is_reversed: 'yes' }, 'is_reversed is neither true nor false'],
    [{ id: 'a b' }, 'id is missing or malformed'],
    [{ from: 'a' }, 'from is no list of at most 100 addresses'],
    [{ from: ['a b'] }, 'from is no list of at most 100 addresses'],
    [{ from: Array(101).fill('a') }, 'from is no list of at most 100 addresses'],
  ])('is refused with %j', (change, message) => {
    expect(verifyBody(change)).toEqual({ fault: { status: 422, message } });
  });

  it.each(['', '{', '[]', 'null', '"a"'])('is refused with the body %j', (text) => {
    expect(verify(webhookOf(text))).toMatchObject({ fault: { status: 422 } });
  });
});
