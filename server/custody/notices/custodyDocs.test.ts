import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chainNames } from '../../../contracts/rules/chains/chainNames.ts';
import { signatureOf } from '../../messaging/SignedPost.ts';
import { referenceOf } from '../addresses/CustodyAddresses.ts';
import { readDeposit, verifyWebhook } from './verifyWebhook.ts';

const docs = readFileSync('docs/custody.md', 'utf8');
const [, key = ''] = /signed with the key\n`(\w+)`/.exec(docs) ?? [];

/** The requests shown in the documentation. */
const requests = [...docs.matchAll(/```http\nPOST (\S+) HTTP\/1\.1\n(.*?)\n\n(.*?)\n```/gs)].map(
  ([, path = '', head = '', body = '']) => ({
    path,
    headers: Object.fromEntries(head.split('\n').map((line) => line.split(': ', 2) as [string, string])),
    body,
  }),
);
const [asked, told] = requests;

it('the documentation shows a request in each direction', () => {
  expect(requests.map(({ path }) => path)).toEqual(['/v1/addresses', '/api/custody/deposits']);
  expect(key).toHaveLength(32);
});

it('its request for an address is signed as ours are, over the reference of the account that it names', () => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = asked!.headers;
  expect(signature).toBe(`v1,${signatureOf(key, id!, timestamp!, asked!.body)}`);
  expect(JSON.parse(asked!.body)).toEqual({ chain: 'tron', reference: referenceOf(key, 'user-4711') });
});

it('its webhook is one that we take over, at its time and with its key alone', () => {
  const now = Number(told!.headers['webhook-timestamp']) * 1000;
  expect(verifyWebhook(told!, { key, now, read: readDeposit })).toMatchObject({
    told: { id: 'evt_74001804', chain: 'tron', asset: 'USDT', amount: '1500.5', isReversed: false },
  });
  expect(verifyWebhook(told!, { key, now: now + 301_000, read: readDeposit })).toHaveProperty('fault');
  expect(verifyWebhook(told!, { key: `${key}0`, now, read: readDeposit })).toHaveProperty('fault');
});

it('its chains are those that are known', () => {
  const [, row = ''] = /^\| `chains\[\]\.name` \| (.*?):/m.exec(docs) ?? [];
  expect(row.match(/\w+/g)).toEqual(chainNames);
});
