// Checks with the verifier's core what a matcher accepts and refuses.
import { PactV4 } from '@pact-foundation/pact';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchAll } from './core.ts';
import { exactly, matching, orNone } from './matcher.ts';
import { readPacts, type Interaction } from './pactFiles.ts';
import type { Shape } from './shape.ts';

/** Interaction in the format of a pact. */
async function expecting(shape: Shape, example: unknown): Promise<Interaction> {
  const dir = mkdtempSync(join(tmpdir(), 'meridian-matcher-'));
  const pact = new PactV4({ consumer: 'matchers', provider: 'trials', dir, logLevel: 'warn' });
  await pact
    .addInteraction()
    .uponReceiving('it')
    .withRequest('GET', '/')
    .willRespondWith(200, (response) => response.jsonBody({ it: matching(shape, example) }))
    .executeTest(async ({ url }) => void (await fetch(url)));
  const [interaction] = readPacts(dir);
  rmSync(dir, { recursive: true });
  return interaction!;
}

const decimal = { kind: 'decimal', pattern: '^-?[0-9]+(\\.[0-9]{1,8})?$' } as const;
const ids = { kind: 'list', items: { kind: 'integer' }, least: 0 } as const;

it.each<[string, Shape, unknown, { taken: unknown[]; refused: unknown[] }]>([
  ['a decimal is text', decimal, '97412.6', { taken: ['0', '-1.5'], refused: [97412.6, '9.7e4', '', null] }],
  [
    'ms are no seconds',
    { kind: 'ms' },
    1_795_270_722_120,
    { taken: [1_700_000_000_000], refused: [1_795_270_722, '1795270722120', 1_795_270_722_120_000] },
  ],
  [
    'seconds are no ms',
    { kind: 'seconds' },
    1_795_270_722,
    { taken: [1_700_000_000], refused: [1_795_270_722_120] },
  ],
  ['a code of numbers is closed', { kind: 'code', codes: [1, 2] }, 1, { taken: [2], refused: [3, 12, '1'] }],
  [
    'a code of text is closed',
    { kind: 'code', codes: ['buy', 'sell'] },
    'buy',
    { taken: ['sell'], refused: ['buys', 'BUY', 1] },
  ],
  ['a truth is no text', { kind: 'boolean' }, true, { taken: [false], refused: ['true', 1] }],
  [
    'text is no number',
    { kind: 'text', least: 0 },
    '4820193',
    { taken: ['', 'x'], refused: [4820193, null] },
  ],
  [
    'a pattern holds',
    { kind: 'text', least: 0, pattern: '^[A-Z]{2}$' },
    'DE',
    { taken: ['JP'], refused: ['de', 'DEU'] },
  ],
  ['an integer has no part', { kind: 'integer' }, 3, { taken: [0, -4], refused: [3.5, '3'] }],
  ['a list that the state promises', ids, [1], { taken: [[1, 2]], refused: [[], ['1'], { 0: 1 }] }],
  ['a list that may be empty', ids, orNone([1]), { taken: [[], [1, 2]], refused: [['1'], null] }],
  ['exactly this', { kind: 'text', least: 0 }, exactly('USDT'), { taken: ['USDT'], refused: ['BTC'] }],
])('%s', async (_, shape, example, { taken, refused }) => {
  const interaction = await expecting(shape, example);
  const values = [...taken, ...refused];
  const verdicts = await matchAll(values.map((it) => ({ interaction, body: { it } })));
  expect(values.filter((_value, index) => verdicts[index] === undefined)).toEqual(taken);
});

it('knows no field that the contract does not have', () => {
  expect(() => matching({ kind: 'record', fields: {} }, { sort: 1 })).toThrow('The contract has no sort');
});
