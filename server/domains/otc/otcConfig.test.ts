import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { readOtcConfig } from './otcConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-otc-'));
afterAll(() => rmSync(folder, { recursive: true }));
const OTC_OFFERS = join(folder, 'otc.json');

/** The example file of the documentation. */
const page = readFileSync('docs/products.md', 'utf8').split('## P2P')[1]!;
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
interface File {
  merchants: Record<string, unknown>[];
  offers: Record<string, unknown>[];
}

function read(change: (file: File) => unknown = () => undefined) {
  const file = JSON.parse(example) as File;
  change(file);
  writeFileSync(OTC_OFFERS, JSON.stringify(file));
  return readOtcConfig({ OTC_OFFERS });
}

it('offers what the documentation shows, and says nothing without a file', () => {
  expect(read()).toMatchObject([
    {
      id: 1,
      merchant: 1,
      merchantName: 'Aldine Exchange',
      side: 'buy',
      asset: 'USDT',
      currency: 'EUR',
      price: '0.924',
      minimum: '20',
      maximum: '5000',
      quantity: '50000',
      way: 'bank',
      payInfo: { real_name: 'Aldine Exchange OÜ' },
    },
  ]);
  expect(readOtcConfig({})).toBeUndefined();
});

it.each<[string, unknown, string]>([
  ['merchant', 2, 'offers[0].merchant is no merchant'],
  ['side', 'lend', 'offers[0].side is not buy or sell, what whoever takes it does'],
  ['currency', 'euro', 'offers[0].currency is not a code of ISO 4217'],
  ['minimum', '20.005', 'offers[0].minimum is not an amount of EUR above 0 in quotes'],
  ['minimum', '0', 'offers[0].minimum is not an amount of EUR above 0 in quotes'],
  ['quantity', '0', 'offers[0].quantity is not above 0'],
  ['quantity', '21', 'offers[0].minimum is above what the whole quantity costs'],
  ['maximum', '19.99', 'offers[0].maximum is below the minimum'],
  ['price', '0', 'offers[0].price is not a price above 0 in quotes'],
  ['price', '0.000', 'offers[0].price is not a price above 0 in quotes'],
  ['payInfo', undefined, 'offers[0].payInfo does not say whom to pay'],
])('names the place of what is wrong: %s', (field, value, says) => {
  expect(() => read(({ offers }) => (offers[0]![field] = value))).toThrow(StartError);
  expect(() => read(({ offers }) => (offers[0]![field] = value))).toThrow(says);
});
