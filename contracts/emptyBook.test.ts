// Checks the book pact's expectations of a back end with the verifier that back-end teams run.
import { MessageProviderPact, providerWithMetadata } from '@pact-foundation/pact';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { marketDepth } from './examples/market.ts';

interface Pact {
  interactions: { description: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'meridian-book-pact-'));
const pactFile = join(folder, 'book.json');
beforeAll(() => {
  const path = new URL('./pacts/meridian-feed-meridian-server.json', import.meta.url);
  const pact = JSON.parse(readFileSync(path, 'utf8')) as Pact;
  const interactions = pact.interactions.filter(({ description }) => description === 'market_depth');
  expect(interactions).toHaveLength(1);
  writeFileSync(pactFile, JSON.stringify({ ...pact, interactions }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify(book: object): Promise<unknown> {
  return new MessageProviderPact({
    provider: 'meridian-server',
    pactUrls: [pactFile],
    logLevel: 'error',
    stateHandlers: { 'market is running': () => Promise.resolve() },
    messageProviders: {
      market_depth: providerWithMetadata(() => Promise.resolve({ type: 'market_depth', ...book }), {
        event: 'market_depth',
      }),
    },
  }).verify();
}

const { symbol, bids, asks } = marketDepth;

it.each([
  ['both sides', { symbol, bids, asks }],
  ['no bids', { symbol, bids: [], asks }],
  ['no asks', { symbol, bids, asks: [] }],
  ['an empty book', { symbol, bids: [], asks: [] }],
])('a book with %s holds the pact', async (_, book) => {
  await expect(verify(book)).resolves.toBeDefined();
});

it.each([
  ['without a side', { symbol, bids }],
  ['with a level that is no decimal', { symbol, bids: [['1e3', '1']], asks }],
])('a book %s does not', async (_, book) => {
  await expect(verify(book)).rejects.toThrow();
});
