// Books in which a rebate, its fee, its posting and its total disagree.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../../instruments/market.config.ts';
import { findViolations } from '../../testing/invariants.ts';
import { somebodyInvited } from '../../testing/states/referralStates.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let owner = '';
beforeAll(async () => {
  server = await startTestApp();
  ({ owner } = await server.person('ann@example.com'));
  await somebodyInvited(server.context, owner, undefined);
});
afterAll(() => server.close());

async function foundWith(fault?: RawBuilder<unknown>): Promise<string> {
  const tx = await server.context.store.writing.startTransaction().execute();
  try {
    if (fault) await fault.execute(tx);
    return (await findViolations(tx, pairs)).join('\n');
  } finally {
    await tx.rollback().execute();
  }
}

it('a rebate of a fee that was charged is sound', async () => {
  expect(await foundWith()).toBe('');
});

it.each<[string, () => RawBuilder<unknown>, RegExp]>([
  [
    'more than its part',
    () => sql`update rebate set units = units + 1`,
    /has 151, which is more than 15 % of/,
  ],
  [
    'a fee that was not charged',
    () => sql`update rebate set fee = fee + 1`,
    /is of a fee of 1001, and 1000 was/,
  ],
  ['a payer of another order', () => sql`update rebate set payer = inviter`, /its payer was not charged/],
  [
    'one that was not paid',
    () => sql`update posting set reason = 'house.move' where reason = 'referral.rebate'`,
    /^Rebate \d+ should have moved 150, and 0 was posted$/m,
  ],
  [
    'one that was paid to somebody else',
    () => sql`update rebate set inviter = 'user:7'`,
    /\(referral.rebate\) is of no rebate, or not to whom it belongs/,
  ],
  [
    'a total that is another one',
    () => sql`update referral_total set units_worth = units_worth + 1`,
    /^What rebates of user:\d+ 2026 come to is not what they are$/m,
  ],
])('%s is found', async (_, fault, sentence) => {
  expect(await foundWith(fault())).toMatch(sentence);
});
