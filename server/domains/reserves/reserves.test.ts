// The operator's assets and liabilities, over HTTP. Figures were computed by hand.
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { toUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { heldOwner } from '../deposit/public/depositReasons.ts';
import { interestOwner } from '../hosting/hostingReasons.ts';
import { fundInterest } from '../hosting/fundInterest.ts';

const dayMs = 86_400_000;
let server: TestApp;
let ann: { token: string; owner: string };

beforeAll(async () => {
  server = await startTestApp({ sandboxDayMs: dayMs, sessionIdleMs: 100 * dayMs });
  // Deposits of this test are hand-made postings and rows, which the audit rejects.
  server.expectBrokenBooks();
  ann = await server.person('ann@example.com');
});
afterAll(() => server.close());

/** Current values of USDT. */
async function told(of = server) {
  of.clock.advance(10_000);
  const { data } = await of.call('reserves');
  return data.list.find((row: { currency_name: string }) => row.currency_name === 'USDT');
}

it('what people have is owed by account, whatever it is held for, and what came in is held', async () => {
  const before = await told();
  expect(before).toMatchObject({ owed: '10000', spot: '10000', hosting: '0', waiting: '0', unpaid: '0' });
  await server.call(
    'transfer',
    { currency_id: '3', number: '2000', from_field: 'change', to_field: 'lever' },
    ann,
  );
  await fundInterest(server.context.executor, ['USDT']);
  await server.call('host', { config_id: '2', amount: '1000' }, ann);
  const buy = { currency_id: '1', legal_id: '3', type: '1', amount: '0.001', target_price: '60000' };
  expect(await server.call('placeSpotOrder', buy, ann)).toMatchObject({ type: 'ok' });
  await server.context.executor.runForPlatform('test.hold', (tx) =>
    tx.ledger.transfer({
      from: accountOf(issuanceOwner, 'USDT'),
      to: accountOf(heldOwner, 'USDT'),
      units: toUnits('50', 8),
      reason: 'deposit.hold',
      reference: '',
    }),
  );
  const after = await told();
  expect(after).toMatchObject({
    owed: '10050',
    spot: '7000',
    contracts: '2000',
    options: '0',
    hosting: '1000',
    fiat: '0',
    waiting: '50',
    unpaid: '0',
  });
  // The interest fund was paid in as well, and is owed to no user.
  expect(Number(after.held) - Number(before.held)).toBe(1_000_050);
});

it('interest that is due and cannot be paid is owed, and no more once it is paid', async () => {
  const move = (units: bigint, isBack: boolean) =>
    server.context.executor.runForPlatform('test.fund', ({ ledger }) => {
      const [fund, elsewhere] = [accountOf(interestOwner, 'USDT'), accountOf('house:elsewhere', 'USDT')];
      const way = isBack ? { from: elsewhere, to: fund } : { from: fund, to: elsewhere };
      ledger.transfer({ ...way, units, reason: 'house.move', reference: '' });
    });
  const { held, owed } = await told();
  await move(toUnits('1000000', 8), false);
  server.clock.advance(dayMs);
  await server.context.dueWork.run();
  expect(await told()).toMatchObject({ held, owed: String(Number(owed) + 4), unpaid: '4' });
  await move(toUnits('1000000', 8), true);
  server.clock.advance(dayMs / 144);
  await server.context.dueWork.run();
  expect(await told()).toMatchObject({ held, owed: String(Number(owed) + 4), spot: '7004', unpaid: '0' });
});

it('what a chain took back is held no more until somebody has paid for it', async () => {
  const { held } = await told();
  const { executor } = server.context;
  const row: Insertable<Schema['deposit']> = {
    id: 1,
    owner: ann.owner,
    asset: 'USDT',
    network: 'trc20',
    chain: 'tron',
    address: '',
    hash: '',
    output: 0,
    units: 30,
    minimum_units: 0,
    state: 'credited',
    height: 1,
    block_hash: '',
    confirmations_needed: 1,
    final_at: 1,
    created_at: 1,
    credited_at: 1,
    pot: null,
    stuck_at: null,
    screening: 'clear',
    ask_at: 0,
    from_addresses: '[]',
    review: null,
    rejected: null,
    told_blocks: '[]',
    credit_posting: null,
    short_units: toUnits('30', 8),
    covered_units: toUnits('10', 8),
  };
  await executor.run('test.short', ({ db }) => db.insertInto('deposit').values(row).execute());
  expect(await told()).toMatchObject({ held: String(Number(held) - 20) });
  await executor.run('test.paid', ({ db }) => db.deleteFrom('deposit').execute());
});

it('however many ask within ten seconds, it is worked out once, and it says when', async () => {
  server.clock.advance(10_000);
  const { committed } = server.context;
  const { read } = committed;
  let reads = 0;
  committed.read = (look) => {
    reads += 1;
    return read(look);
  };
  const atMs = server.clock.now();
  const first = await Promise.all(Array.from({ length: 20 }, () => server.call('reserves')));
  server.clock.advance(9_999);
  const last = await server.call('reserves');
  committed.read = read;
  expect(reads).toBe(1);
  for (const { data } of [...first, last]) expect(data).toMatchObject({ at_ms: atMs, is_sandbox: true });
});

it('is the same after a restart, and practice money of demo accounts is in none of it', async () => {
  await server.call('resetDemo', { client_reset_id: 'reset-0001' }, ann);
  const { data } = await server.call('reserves');
  expect(data.list.map(({ currency_name: coin }: { currency_name: string }) => coin)).not.toContain('DEMO');
  const before = await told();
  server = await server.restart();
  expect(await told()).toEqual(before);
});
