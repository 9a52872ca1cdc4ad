// How each order status ends: by its user, by an operator or by time. A status or table that is missing here fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentWindowMs, silentSaleMs } from '../../contracts/rules/otc.ts';
import { bankForm } from '../../contracts/examples/bank.ts';
import { claimStates, depositStates } from '../domains/deposit/tables.ts';
import { hostingStates } from '../domains/hosting/tables.ts';
import { leverStatuses } from '../domains/lever/engine/LeverTrade.ts';
import { optionPlatformOwner } from '../domains/option/OptionMoney.ts';
import { optionStatuses } from '../domains/option/OptionOrder.ts';
import { ieoStates } from '../domains/ieo/tables.ts';
import { appealAfterMs } from '../domains/otc/otcAppeals.ts';
import { otcStates } from '../domains/otc/tables.ts';
import { orderStatuses } from '../domains/spot/public/Order.ts';
import { subscriptionStates } from '../domains/subscription/tables.ts';
import { withdrawalStates } from '../domains/withdrawal/tables.ts';
import type { WithdrawalRow } from '../domains/withdrawal/tables.ts';
import { joined } from '../Domain.ts';
import { accountOf } from '../ledger/account.ts';
import { domains } from '../product.ts';
import type { Schema } from '../store/schema.ts';
import { claimDeposit } from '../testing/states/claimStates.ts';
import { contractOpened, markAt } from '../testing/states/contractStates.ts';
import { depositTooLittle, sendTestCoins } from '../testing/states/depositStates.ts';
import { ieoApplied } from '../testing/states/ieoStates.ts';
import { amountHosted } from '../testing/states/hostingStates.ts';
import { optionPlaced, tickAt } from '../testing/states/optionStates.ts';
import { bindCard, readyForOtc } from '../testing/states/otcStates.ts';
import { keepRow } from '../testing/states/requestedStates.ts';
import { password, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { newCoinSubscribed } from '../testing/states/subscriptionStates.ts';
import { saveUsed } from '../testing/states/withdrawalStates.ts';

type Table =
  | 'deposit'
  | 'deposit_claim'
  | 'hosting_order'
  | 'ieo_order'
  | 'lever_trade'
  | 'option_order'
  | 'otc_order'
  | 'spot_order'
  | 'subscription_order'
  | 'withdrawal';
type Person = Awaited<ReturnType<TestApp['person']>>;

/** A transition out of a status. */
interface End {
  by: 'operator' | 'time' | 'user';
  /** Brings an order of the user into the status. */
  reach(who: Person): Promise<unknown>;
  end(who: Person): Promise<unknown>;
  to: string;
}
/** No holds, and no further automatic changes. */
const final = 'final';

const day = 86_400_000;
const fund = '482913';
const desk = 'desk:7';
let server: TestApp;
let people = 0;
beforeAll(async () => {
  server = await startTestApp({ sessionIdleMs: 10_000 * day });
  await readChains();
});
afterAll(() => server.close());

async function ask(operation: string, fields: Record<string, string>, { token }: Person) {
  const answer = await server.call(operation, fields, { token, language: 'en' });
  expect(answer, `${operation}: ${answer.message}`).toMatchObject({ type: 'ok' });
  return answer.data;
}

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.context.dueWork.run();
}

async function readChains(): Promise<void> {
  for (const { watcher } of server.context.deposits.chains()) while (await watcher.step());
}

async function passBlocks(count: number): Promise<void> {
  server.clock.advance(count * 3000);
  await readChains();
}

const pay = () => server.context.withdrawalPayer!.step();

/** The user's only order in this table. */
const rowOf = (table: Table, { owner }: Person): Promise<{ id: bigint } & Record<string, unknown>> =>
  server.context.store.db
    .selectFrom(table as 'otc_order')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const columnOf = (table: Table): string =>
  'state' in joined(domains, 'tables')[table]! ? 'state' : 'status';
const statusOf = async (table: Table, who: Person): Promise<string> =>
  String((await rowOf(table, who))[columnOf(table)]);

const idOf = async (table: Table, who: Person): Promise<string> => String((await rowOf(table, who)).id);

/** The desk decides the user's only open case. */
async function decide({ owner }: Person, how: 'approve' | 'reject' = 'approve'): Promise<void> {
  const { reviews } = server.context;
  const open = (await reviews.of({ owner, limit: 9 })).find(
    ({ ended_at, kind }) => ended_at === null && !kind.startsWith('verification'),
  )!;
  const id = Number(open.id);
  const { needsStatement, rejections } = reviews.kindOf(open.kind);
  await reviews.take(desk, id);
  const [field, reasons] = Object.entries(rejections)[0] ?? [];
  if (how === 'reject') await reviews.reject(desk, id, field === undefined ? {} : { [field]: reasons![0]! });
  else await reviews.approve(desk, id, '', needsStatement ? `STATEMENT-${id}` : '');
}

async function placeOtc(who: Person, side: 'buy' | 'sell'): Promise<void> {
  const { buy_id, sell_id } = await readyForOtc(server.context, who.owner);
  const id = String(side === 'buy' ? buy_id : sell_id);
  if (side === 'sell') await bindCard(server.context, who.owner);
  await ask('placeOtcOrder', { id, means: 'money', value: '100' }, who);
}
async function payOtc(who: Person, side: 'buy' | 'sell'): Promise<void> {
  await placeOtc(who, side);
  if (side === 'buy') await ask('markOtcPaid', { id: await idOf('otc_order', who) }, who);
  else await decide(who);
}
async function appealOtc(who: Person): Promise<void> {
  await payOtc(who, 'sell');
  server.clock.advance(appealAfterMs);
  const said = { reason: 'notReceived', text: 'Nothing has come' };
  await ask('appealOtcOrder', { id: await idOf('otc_order', who), ...said }, who);
}
const setFund = (who: Person) =>
  ask('setFundPassword', { password: fund, re_password: fund, login_password: password }, who);

/** An approved withdrawal over a network. Sending an amount received that ends in .15 gets no response. */
const queueWithdrawal = ({ owner }: Person, amount = '100', changes: Partial<WithdrawalRow> = {}) =>
  server.context.executor.runForPlatform('test.withdrawal', (tx) => {
    const at = BigInt(tx.now);
    const approved = { state: 'queued', decided_at: at, ask_at: at, ...changes } as const;
    return keepRow(server.context, tx, { owner, amount, changes: approved });
  });
async function requestWithdrawal(who: Person): Promise<void> {
  await readyForOtc(server.context, who.owner);
  await ask('saveBankCard', bankForm, who);
  await setFund(who);
  const { sandbox_code: code } = await ask('sendOwnCode', { type: 'withdrawal' }, who);
  const asked = { currency: '3', number: '100', type: 'bank', pay_password: fund, code };
  await ask('requestWithdrawal', { ...asked, client_withdrawal_id: `order-ends-${people}` }, who);
}
const cancelWithdrawal = async (who: Person) =>
  ask('cancelWithdrawal', { id: await idOf('withdrawal', who) }, who);
async function handWithdrawal(who: Person): Promise<void> {
  await queueWithdrawal(who, '101.15');
  await pay();
}
async function failWithdrawal(who: Person): Promise<void> {
  await queueWithdrawal(who, '100', { chain: 'unknown' });
  await pay();
}
async function sendWithdrawal(who: Person): Promise<void> {
  await queueWithdrawal(who);
  await pay();
}

const sendDeposit = async (who: Person, amount: string): Promise<void> => {
  const { trc20: address } = await ask('depositAddress', { currency: '3', network: 'trc20' }, who);
  const sender = await server.person(`sender${people}-${amount}@example.com`);
  await ask('sandboxSend', { currency: '3', network: 'trc20', address, amount }, sender);
};

const closeContract = async (who: Person) =>
  ask('closePosition', { id: await idOf('lever_trade', who) }, who);
async function closeSilently(who: Person): Promise<void> {
  await contractOpened(server.context, who.owner, {});
  server.clock.advance(60_000);
  const id = await idOf('lever_trade', who);
  await ask('closePosition', { id, worst_price: '49000' }, who);
}

/** Removes or returns the platform's funds for options. */
const movePlatform = (to: 'away' | 'back') =>
  server.context.executor.runForPlatform('test.house', ({ ledger }) => {
    const [own, kept] = [accountOf(optionPlatformOwner, 'USDT'), accountOf('system:test', 'USDT')];
    const [from, into] = to === 'away' ? [own, kept] : [kept, own];
    const units = ledger.balance(from).available;
    ledger.transfer({ from, to: into, units, reason: 'house.move', reference: '' });
  });
async function tickToExpiry(): Promise<void> {
  for (let count = 0; count < 31; count += 1) {
    server.clock.advance(2000);
    await tickAt(server.context, String(50_100 + count));
  }
}
const placeOption = ({ owner }: Person) => optionPlaced(server.context, owner, { became: 'running' });
async function winUnpaid(who: Person): Promise<void> {
  await placeOption(who);
  await movePlatform('away');
  await tickToExpiry();
}

const placeSpot = (who: Person) =>
  ask(
    'placeSpotOrder',
    { currency_id: '1', legal_id: '3', type: '1', amount: '0.001', target_price: '40000' },
    who,
  );

const host = ({ owner }: Person) => amountHosted(server.context, owner, {});
const subscribe = ({ owner }: Person) => newCoinSubscribed(server.context, owner, {});

const applyFor =
  (became?: string) =>
  ({ owner }: Person) =>
    ieoApplied(server.context, owner, { became });
/** To the allotment of the open example, on the third midnight. */
const passToAllotment = () => pass(3 * day - (server.clock.now() % day));

const sold = (who: Person) => payOtc(who, 'sell');
const ends = {
  otc_order: {
    open: [
      {
        by: 'user',
        reach: (who) => placeOtc(who, 'buy'),
        end: async (who) => ask('cancelOtcOrder', { id: await idOf('otc_order', who) }, who),
        to: 'cancelled',
      },
      {
        by: 'time',
        reach: (who) => placeOtc(who, 'sell'),
        end: async () => pass(paymentWindowMs),
        to: 'cancelled',
      },
    ],
    paid: [
      { by: 'operator', reach: (who) => payOtc(who, 'buy'), end: (who) => decide(who), to: 'released' },
      {
        by: 'user',
        reach: sold,
        end: async (who) => {
          await setFund(who);
          const id = await idOf('otc_order', who);
          await ask('releaseOtcOrder', { id, value: '100', pay_password: fund }, who);
        },
        to: 'released',
      },
      {
        by: 'operator',
        reach: sold,
        end: async (who) => {
          await pass(silentSaleMs);
          await decide(who, 'reject');
        },
        to: 'cancelled',
      },
    ],
    appeal: [{ by: 'operator', reach: appealOtc, end: (who) => decide(who, 'reject'), to: 'cancelled' }],
    released: final,
    cancelled: final,
  },
  withdrawal: {
    review: [
      { by: 'user', reach: requestWithdrawal, end: cancelWithdrawal, to: 'cancelled' },
      { by: 'operator', reach: requestWithdrawal, end: (who) => decide(who), to: 'arrived' },
    ],
    queued: [
      { by: 'user', reach: queueWithdrawal, end: cancelWithdrawal, to: 'cancelled' },
      { by: 'time', reach: queueWithdrawal, end: pay, to: 'sent' },
    ],
    handed: [
      {
        by: 'time',
        reach: handWithdrawal,
        end: async () => {
          await passBlocks(10);
          await pay();
        },
        to: 'sent',
      },
    ],
    failed: [
      { by: 'operator', reach: failWithdrawal, end: (who) => decide(who, 'reject'), to: 'rejected' },
      { by: 'operator', reach: failWithdrawal, end: (who) => decide(who), to: 'queued' },
    ],
    sent: [
      {
        by: 'time',
        reach: sendWithdrawal,
        end: async () => {
          for (let step = 0; step < 3; step += 1) {
            await passBlocks(20);
            await pay();
          }
        },
        to: 'arrived',
      },
    ],
    arrived: final,
    rejected: final,
    cancelled: final,
    returned: final,
  },
  deposit: {
    seen: [
      {
        by: 'time',
        reach: ({ owner }) => sendTestCoins(server.context, owner, {}),
        end: () => passBlocks(30),
        to: 'credited',
      },
    ],
    belowMinimum: [
      {
        by: 'user',
        reach: ({ owner }) => depositTooLittle(server.context, owner),
        end: async (who) => {
          await sendDeposit(who, '20');
          await passBlocks(40);
        },
        to: 'credited',
      },
    ],
    held: [
      {
        by: 'operator',
        reach: async (who) => {
          await sendDeposit(who, '100000');
          await passBlocks(40);
        },
        end: (who) => decide(who),
        to: 'credited',
      },
    ],
    reversed: final,
    credited: final,
    rejected: final,
  },
  deposit_claim: {
    submitted: [
      {
        by: 'user',
        reach: ({ owner }) => claimDeposit(server.context, owner, {}),
        end: async (who) =>
          ask('withdrawReview', { review_id: String((await rowOf('deposit_claim', who)).review) }, who),
        to: 'cancelled',
      },
      {
        by: 'operator',
        reach: ({ owner }) => claimDeposit(server.context, owner, {}),
        end: (who) => decide(who, 'reject'),
        to: 'rejected',
      },
    ],
    found: final,
    credited: final,
    rejected: final,
    cancelled: final,
  },
  hosting_order: {
    running: [
      {
        by: 'user',
        reach: host,
        end: async (who) => {
          const { order_list } = await ask('hostingOrders', {}, who);
          const { id, refund } = order_list[0];
          await ask('redeemEarly', { id: String(id), expected_refund: refund }, who);
        },
        to: 'redeemed',
      },
      { by: 'time', reach: host, end: () => pass(400 * day), to: 'matured' },
    ],
    matured: final,
    redeemed: final,
  },
  option_order: {
    1: [{ by: 'time', reach: placeOption, end: tickToExpiry, to: '3' }],
    2: [
      {
        by: 'operator',
        reach: winUnpaid,
        end: async () => {
          await movePlatform('back');
          await tickAt(server.context, '50000');
        },
        to: '3',
      },
    ],
    3: final,
  },
  lever_trade: {
    0: [
      {
        by: 'user',
        reach: ({ owner }) => contractOpened(server.context, owner, { became: 'pending' }),
        end: async (who) => ask('cancelLeverOrder', { id: await idOf('lever_trade', who) }, who),
        to: '4',
      },
    ],
    1: [
      {
        by: 'user',
        reach: ({ owner }) => contractOpened(server.context, owner, {}),
        end: closeContract,
        to: '3',
      },
    ],
    2: [{ by: 'time', reach: closeSilently, end: () => markAt(server.context, '50000'), to: '3' }],
    3: final,
    4: final,
  },
  ieo_order: {
    applied: [{ by: 'time', reach: applyFor(), end: passToAllotment, to: 'allotted' }],
    allotted: [
      {
        by: 'user',
        reach: applyFor('allotted'),
        end: async (who) => ask('payIeo', { id: await idOf('ieo_order', who) }, who),
        to: 'paid',
      },
      { by: 'time', reach: applyFor('allotted'), end: () => pass(60_000), to: 'lapsed' },
    ],
    paid: [{ by: 'time', reach: applyFor('paid'), end: () => pass(40 * day), to: 'unlocked' }],
    failed: final,
    lapsed: final,
    unlocked: final,
  },
  subscription_order: {
    locked: [{ by: 'time', reach: subscribe, end: () => pass(400 * day), to: 'unlocked' }],
    unlocked: final,
  },
  spot_order: {
    1: [
      {
        by: 'user',
        reach: placeSpot,
        end: async (who) => ask('cancelSpotOrder', { id: await idOf('spot_order', who) }, who),
        to: '3',
      },
    ],
    2: final,
    3: final,
  },
} satisfies Record<Table, Record<string, readonly End[] | typeof final>>;

const declared: Record<Table, readonly (number | string)[]> = {
  otc_order: otcStates,
  withdrawal: withdrawalStates,
  deposit: depositStates,
  deposit_claim: claimStates,
  hosting_order: hostingStates,
  ieo_order: ieoStates,
  option_order: optionStatuses,
  lever_trade: leverStatuses,
  subscription_order: subscriptionStates,
  spot_order: orderStatuses,
};
/** Tables with a status that are not orders. */
const otherTables: readonly string[] = ['verification'] satisfies readonly (keyof Schema)[];

it('every table of a domain with a status is stated', () => {
  const tables = Object.entries(joined(domains, 'tables'))
    .filter(([, columns]) => 'state' in columns || 'status' in columns)
    .map(([name]) => name);
  expect(tables.sort()).toEqual([...Object.keys(ends), ...otherTables].sort());
});

describe.each(Object.keys(ends) as Table[])('%s', (table) => {
  const states = Object.entries(ends[table]) as [string, readonly End[] | typeof final][];

  it('states every status that its domain declares', () => {
    expect(states.map(([state]) => state).sort()).toEqual(declared[table].map(String).sort());
  });

  const ways = states.flatMap(([state, some]) =>
    some === final ? [] : some.map((way) => ({ state, ...way })),
  );
  it.each(ways)('$state is ended by $by: $to', async ({ state, reach, end, to }) => {
    const who = await server.person(`ends${(people += 1)}@example.com`);
    await saveUsed(server.context, who.owner);
    await reach(who);
    expect(await statusOf(table, who)).toBe(state);
    await end(who);
    expect(await statusOf(table, who)).toBe(to);
  });
});
