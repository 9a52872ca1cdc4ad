import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReferralConfig, referralOf } from './referralConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-referral-'));
afterAll(() => rmSync(folder, { recursive: true }));
const REFERRAL = join(folder, 'referral.json');

/** The example file of the documentation. */
const page = readFileSync('docs/products.md', 'utf8').split('## Referral')[1]!;
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];

function read(change: Record<string, unknown> = {}, ofPartner: Record<string, unknown> = {}) {
  const file = JSON.parse(example) as { partners: object[] };
  const partners = file.partners.map((partner) => ({ ...partner, ...ofPartner }));
  writeFileSync(REFERRAL, JSON.stringify({ ...file, partners, ...change }));
  return readReferralConfig({ REFERRAL });
}

it('pays what the documentation shows, and says nothing without a file', () => {
  expect(read()).toEqual({
    rate: '15',
    partners: [
      { account: '4820193', status: 'partner', level: 2, rate: '25', sinceMs: Date.UTC(2026, 9, 1) },
    ],
  });
  expect(read({ partners: undefined })).toEqual({ rate: '15', partners: [] });
  expect(readReferralConfig({})).toBeUndefined();
});

it('pays nothing outside a sandbox without a file', () => {
  expect(referralOf({ isSandbox: false }).rate).toBe('0');
  expect(referralOf({ isSandbox: true }).rate).toBe('15');
});

it.each<[Record<string, unknown>, Record<string, unknown>, string]>([
  [{ rate: '101' }, {}, 'rate is not a percentage in quotes, as "15"'],
  [{ rate: 15 }, {}, 'rate is not a percentage in quotes, as "15"'],
  [{}, { status: 'friend' }, 'partners[0].status is not promoter or partner'],
  [{}, { since: '2026-99-01' }, 'partners[0].since is no date'],
  [{}, { account: '12' }, 'partners[0].account is not the number of an account in quotes'],
])('refuses %o %o', (change, ofPartner, fault) => {
  expect(() => read(change, ofPartner)).toThrow(`REFERRAL: ${fault}`);
});
