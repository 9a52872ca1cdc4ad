// Withdrawal addresses, on the real server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eip55 } from '../../../contracts/rules/chains/chainAddress.ts';
import { addressOf } from '../../custody/addresses.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string; userId: number };
let people = 0;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await personWithFund(`ann${people}@example.com`);
});

const minuteMs = 60_000;
const [usdt, btc, eth] = ['3', '1', '2'];
const fund = '284173';
/** developers.tron.network, EIP-55, BIP-350 and the list of prefixes of Bitcoin. */
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** Same start and end as `evm`, with a different middle. */
const lookalike = eip55(`0x5aae${'17'.repeat(16)}eaed`);

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
const call = (operation: string, form: Record<string, string> = {}, token = ann.token) =>
  server.call(operation, form, { token, language: 'en', userAgent });

async function personWithFund(email: string) {
  const person = await server.person(email);
  const form = { password: fund, re_password: fund, login_password: password };
  await call('setFundPassword', form, person.token);
  return person;
}

async function code(token = ann.token): Promise<string> {
  return (await call('sendOwnCode', { type: 'address' }, token)).data.sandbox_code;
}
/** Uses a new code, which can be requested once a minute. */
async function save(changes: Record<string, string> = {}, token = ann.token) {
  server.clock.advance(minuteMs);
  const sent = { code: changes['code'] ?? (await code(token)) };
  const form = { currency_id: usdt, netType: 'TRC20', address: tron, pay_password: fund };
  return call('addWithdrawalAddress', { ...form, ...changes, ...sent }, token);
}
const list = async (form: Record<string, string> = {}, token = ann.token) =>
  (await call('withdrawalAddresses', form, token)).data;
const check = async (address: string, netType = 'TRC20', currency = usdt) =>
  (await call('checkAddress', { currency, netType, address })).data;
async function saved(changes: Record<string, string> = {}): Promise<string> {
  expect(await save(changes)).toMatchObject({ type: 'ok' });
  return String((await list())[0].id);
}
const confirm = (address_id: string, token = ann.token) =>
  call('approveWithdrawalAddress', { address_id }, token);
const remove = (address_id: string, token = ann.token) =>
  call('deleteWithdrawalAddress', { address_id }, token);
const tries = async () =>
  (await server.context.attemptLimiter.state(ann.userId, 'fundPassword')).attemptsLeft +
  (await server.context.attemptLimiter.state(ann.userId, 'ownCode')).attemptsLeft;

describe('what can be withdrawn', () => {
  it('is what a sandbox takes in, over the same networks, by coin', async () => {
    const coins = (await call('withdrawalCurrencies')).data;
    const over = (name: string) =>
      coins
        .find((coin: { name: string }) => coin.name === name)
        ?.networks.map(({ network }: { network: string }) => network);
    expect(over('USDT')).toEqual(['trc20', 'erc20', 'omni']);
    expect(over('USDC')).toEqual(['erc20', 'trc20']);
    expect([over('BTC'), over('ETH')]).toEqual([['omni'], ['erc20']]);
    expect(coins.find(({ name }: { name: string }) => name === 'USDT').networks[0]).toEqual({
      network: 'trc20',
      name: 'TRC20',
      chain: 'TRON',
      chain_name: 'tron',
    });
  });
});

describe('an address', () => {
  it('is saved with fund password and code, for its coin and network, and waits for its owner', async () => {
    expect(await save({ notes: ' Ledger\u0301 ' })).toMatchObject({
      type: 'ok',
      data: 'The address has been saved. Confirm it in the list of your addresses',
    });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        currency: 3,
        address: tron,
        nettype: 'TRC20',
        notes: 'Ledger\u0301'.normalize('NFC'),
        state: 'waiting',
        saved_ms: server.clock.now(),
        saved_browser: 'Safari',
        saved_system: 'iOS',
      },
    ]);
  });

  it('is kept in the one way to write it, without a label where none was given', async () => {
    await saved({ netType: 'erc20', address: ` ${evm.toLowerCase()}\n`, is_compared: '1' });
    await saved({ currency_id: btc, netType: 'omni', address: bitcoin.toUpperCase() });
    expect((await list()).map(({ address, notes }: Record<string, unknown>) => [address, notes])).toEqual([
      [bitcoin, null],
      [evm, null],
    ]);
  });

  it('is listed the newest first, and by coin', async () => {
    for (const [currency_id, netType, address] of [
      [usdt, 'TRC20', tron],
      [eth, 'ERC20', evm],
      [usdt, 'ERC20', evm],
    ] as const)
      await saved({ currency_id, netType, address });
    const rows = await list();
    expect(rows.map(({ nettype }: { nettype: string }) => nettype)).toEqual(['ERC20', 'ERC20', 'TRC20']);
    expect(rows.map(({ currency }: { currency: number }) => currency)).toEqual([3, 2, 3]);
    expect(await list({ currency: eth })).toMatchObject([{ currency: 2 }]);
    expect(await list({ currency: btc })).toEqual([]);
    expect(await call('withdrawalAddresses', { currency: '4711' })).toMatchObject({
      data: { reason: 'wallet.currencyUnknown' },
    });
  });

  it('of somebody else is neither seen nor changed', async () => {
    const id = await saved();
    const bob = await personWithFund(`bob${people}@example.com`);
    expect(await list({}, bob.token)).toEqual([]);
    expect(await confirm(id, bob.token)).toMatchObject({
      data: { reason: 'withdrawal.addressNotConfirmed' },
    });
    expect(await remove(id, bob.token)).toMatchObject({ data: { reason: 'withdrawal.addressUnknown' } });
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    // Addresses of other users are neither lookalikes nor duplicates.
    expect(await save({}, bob.token)).toMatchObject({ type: 'ok' });
  });

  it('needs a session', async () => {
    for (const operation of ['withdrawalAddresses', 'addWithdrawalAddress', 'deleteWithdrawalAddress'])
      expect(await server.call(operation, { address_id: '1' })).toMatchObject({ type: '999' });
  });
});

describe('the hold of an address', () => {
  it('begins when its owner confirms it, ends by time alone, and no second confirmation moves it', async () => {
    const id = await saved();
    server.clock.advance(60 * minuteMs);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    expect(await confirm(id)).toMatchObject({ type: 'ok', data: 'The address has been confirmed' });
    const usable_ms = server.clock.now() + 24 * minuteMs;
    expect(await list()).toMatchObject([{ state: 'held', usable_ms }]);
    server.clock.advance(24 * minuteMs - 1);
    expect(await confirm(id)).toMatchObject({ type: 'ok', data: 'The address has been confirmed' });
    expect(await list()).toMatchObject([{ state: 'held', usable_ms }]);
    server.clock.advance(1);
    expect(await list()).toMatchObject([{ state: 'ready', usable_ms }]);
    await confirm(id);
    expect(await list()).toMatchObject([{ state: 'ready', usable_ms }]);
  });

  it('begins anew for one that is deleted and saved again', async () => {
    const id = await saved();
    await confirm(id);
    server.clock.advance(24 * minuteMs);
    expect(await remove(id)).toMatchObject({ type: 'ok', data: 'The address has been deleted' });
    const again = await saved();
    expect(again).not.toBe(id);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    expect(await confirm(id)).toMatchObject({ data: { reason: 'withdrawal.addressNotConfirmed' } });
    await confirm(again);
    expect(await list()).toMatchObject([{ state: 'held', usable_ms: server.clock.now() + 24 * minuteMs }]);
  });
});

describe('a text that is none to withdraw to', () => {
  const at = (field: string, message: string, reason: string) => ({
    type: 'error',
    message,
    data: { reason, fields: { [field]: message } },
  });

  it.each([
    [
      'one of another network',
      evm,
      'This address belongs to Ethereum, not to TRC20. Check the address or change the network',
      'addressOther',
    ],
    ['with a wrong checksum', `${tron.slice(0, -1)}9`, 'This is not a valid TRC20 address', 'addressInvalid'],
    ['that is none', 'my wallet', 'This is not a valid TRC20 address', 'addressInvalid'],
    [
      'a private key',
      'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ',
      'This is not a valid TRC20 address',
      'addressInvalid',
    ],
    [
      'the zero address',
      'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      'This address cannot be used for withdrawals. Use another address',
      'addressRefused',
    ],
  ])('%s is refused at its field', async (_, address, message, reason) => {
    expect(await save({ address })).toMatchObject(at('address', message, `withdrawal.${reason}`));
    expect(await list()).toEqual([]);
  });

  it('of a testnet is refused', async () => {
    const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
    expect(await save({ currency_id: btc, netType: 'OMNI', address })).toMatchObject(
      at(
        'address',
        'This address cannot be used for withdrawals. Use another address',
        'withdrawal.addressRefused',
      ),
    );
    expect(await check(address, 'OMNI', btc)).toEqual({ is_valid: false, fault: 'testnet' });
  });

  it('is a deposit address of this platform, whoever’s, however it is written', async () => {
    const { store, executor, deposits } = server.context;
    const bob = await server.person(`bob${people}@example.com`);
    const parts = { db: store.db, executor, source: deposits.source };
    for (const [chain, netType, currency] of [
      ['tron', 'TRC20', usdt],
      ['bitcoin', 'OMNI', btc],
      ['ethereum', 'ERC20', eth],
    ] as const) {
      const address = (await addressOf(parts, bob.owner, chain))!;
      expect(await check(address, netType, currency)).toEqual({ is_valid: false, fault: 'own' });
      expect(await save({ currency_id: currency, netType, address })).toMatchObject({
        data: { reason: 'withdrawal.addressRefused' },
      });
    }
    const lower = (await addressOf(parts, bob.owner, 'ethereum'))!.toLowerCase();
    expect(await check(lower, 'ERC20', eth)).toEqual({ is_valid: false, fault: 'own' });
    expect(await save({ netType: 'ERC20', address: eip55(lower) })).toMatchObject({
      data: { reason: 'withdrawal.addressRefused' },
    });
  });

  it('with a field that is missing or too long is told so beside it', async () => {
    const faults: Record<string, string> = {
      currency_id: '',
      netType: '',
      address: '',
      code: '',
      pay_password: '28417',
      notes: 'x'.repeat(41),
    };
    for (const [field, value] of [...Object.entries(faults), ['address', 'x'.repeat(121)] as const]) {
      const { data, type } = await save({ [field]: value });
      expect([type, Object.keys(data.fields)]).toEqual(['error', [field]]);
      expect(data.fields[field]).not.toBe('Check this entry');
    }
  });

  it('for a coin or a network that is not open asks for both', async () => {
    for (const [changes, field] of [
      [{ currency_id: '4711' }, 'currency_id'],
      [{ currency_id: btc, netType: 'TRC20' }, 'netType'],
      [{ netType: 'BEP20' }, 'netType'],
    ] as const)
      expect(await save({ ...changes })).toMatchObject(
        at(field, 'Choose a coin and a network', 'withdrawal.coinRequired'),
      );
  });

  it('hides nothing in its label', async () => {
    expect(await save({ notes: 'Anna\u202ekcos' })).toMatchObject({
      data: { fields: { notes: 'This has a hidden character. Type it again' } },
    });
  });
});

describe('an address that is saved already', () => {
  it('is refused for the same coin and network, and may be saved for others', async () => {
    await saved({ netType: 'ERC20', address: evm });
    expect(await save({ netType: 'erc20', address: evm.toLowerCase(), is_compared: '1' })).toMatchObject({
      message: 'This address is already saved',
      data: { fields: { address: expect.any(String) } },
    });
    expect(await check(evm, 'ERC20')).toEqual({ is_valid: false, fault: 'saved' });
    expect(await save({ currency_id: eth, netType: 'ERC20', address: evm })).toMatchObject({ type: 'ok' });
    expect(await list()).toHaveLength(2);
  });

  it('is saved once of twenty sendings at once', async () => {
    server.clock.advance(minuteMs);
    const sent = await code();
    const form = { currency_id: usdt, netType: 'TRC20', address: tron, pay_password: fund, code: sent };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('addWithdrawalAddress', form)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
    const others = answers.filter(({ type }) => type !== 'ok').map(({ data }) => data.reason);
    expect(new Set(others)).toEqual(new Set(['withdrawal.addressSaved']));
    expect(await list()).toHaveLength(1);
    expect((await call('notices')).data.count).toBe(2);
  });
});

describe('an address that resembles a saved one', () => {
  it('is called out by its label and ends, for whatever coin, until every character is compared', async () => {
    await saved({ netType: 'ERC20', address: evm, notes: '2024' });
    const form = { currency_id: eth, netType: 'ERC20', address: lookalike };
    expect(await save(form)).toMatchObject({
      message: 'This looks like 2024 (0x5aAe…eAed) but differs in the middle. Compare every character',
      data: { reason: 'withdrawal.addressLookalike', fields: { address: expect.any(String) } },
    });
    const [{ id }] = await list();
    expect(await check(lookalike, 'ERC20', eth)).toEqual({
      is_valid: true,
      address: lookalike,
      is_checked: true,
      resembles: { id, address: evm, notes: '2024' },
    });
    expect(await save({ ...form, is_compared: '1' })).toMatchObject({ type: 'ok' });
  });

  it('is called out by its ends alone where that has no label', async () => {
    await saved({ netType: 'ERC20', address: evm });
    expect(await save({ netType: 'ERC20', address: lookalike })).toMatchObject({
      message: 'This looks like 0x5aAe…eAed but differs in the middle. Compare every character',
    });
  });
});

it('an address without a checksum is saved once every character is compared', async () => {
  const form = { netType: 'ERC20', address: evm.toLowerCase() };
  expect(await check(form.address, 'ERC20')).toEqual({ is_valid: true, address: evm, is_checked: false });
  expect(await save(form)).toMatchObject({
    message: 'This address has no checksum. Compare every character',
    data: { reason: 'withdrawal.addressUnchecked', fields: { address: expect.any(String) } },
  });
  expect(await save({ ...form, is_compared: '1' })).toMatchObject({ type: 'ok' });
  expect(await list()).toMatchObject([{ address: evm }]);
});

describe('code and fund password', () => {
  it('are each counted where they are wrong, at their fields, and nothing is saved', async () => {
    const right = await code();
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await save({ code: wrong })).toMatchObject({
      data: {
        reason: 'session.codeInvalid',
        fields: { code: expect.any(String) },
        values: { attempts: '4' },
      },
    });
    expect(await save({ code: right, pay_password: '284174' })).toMatchObject({
      data: {
        reason: 'account.fundPasswordWrong',
        fields: { pay_password: expect.any(String) },
        values: { attempts: '4' },
      },
    });
    expect(await list()).toEqual([]);
    // A correct code stays valid for the next attempt.
    expect(await save({ code: right })).toMatchObject({ type: 'ok' });
    expect(await save({ code: right, netType: 'ERC20', address: evm })).toMatchObject({
      data: { reason: 'session.codeInvalid' },
    });
  });

  it('a wrong fund password is looked at five times', async () => {
    const right = await code();
    for (let wrong = 0; wrong < 4; wrong += 1) {
      server.clock.advance(-minuteMs);
      expect(await save({ code: right, pay_password: '284174' })).toMatchObject({ type: 'error' });
    }
    server.clock.advance(-minuteMs);
    expect(await save({ code: right, pay_password: '284174' })).toMatchObject({
      data: { reason: 'account.locked' },
    });
    server.clock.advance(-minuteMs);
    expect(await save({ code: right })).toMatchObject({ data: { reason: 'account.locked' } });
    expect(await list()).toEqual([]);
  });

  it('a code for something else is none for this', async () => {
    const lift = (await call('sendOwnCode', { type: 'lift' })).data.sandbox_code;
    expect(await save({ code: lift })).toMatchObject({ data: { reason: 'session.codeInvalid' } });
  });

  it('are not used up by an address that is refused anyway', async () => {
    await saved({ netType: 'ERC20', address: evm });
    const right = await code();
    const before = await tries();
    const wrong = { code: right === '000000' ? '000001' : '000000', pay_password: '284174' };
    const refused: Record<string, string>[] = [
      { address: evm },
      { netType: 'ERC20', address: evm },
      { netType: 'ERC20', address: lookalike },
      { netType: 'BEP20' },
      { notes: 'a\u202eb' },
    ];
    for (const changes of refused) {
      expect(await save({ ...changes, ...wrong })).toMatchObject({ type: 'error' });
      expect(await tries()).toBe(before);
    }
    expect(await save({ code: right })).toMatchObject({ type: 'ok' });
  });

  it('a fund password has to be set, to save and to delete', async () => {
    const id = await saved();
    await server.context.executor.run('test.unset', ({ db }) =>
      db.deleteFrom('fund_password').where('user_id', '=', BigInt(ann.userId)).execute(),
    );
    expect(await save({ netType: 'ERC20', address: evm })).toMatchObject({
      data: { reason: 'account.fundPasswordMissing' },
    });
    expect(await remove(id)).toMatchObject({ data: { reason: 'account.fundPasswordMissing' } });
    expect(await list()).toHaveLength(1);
  });
});

it('an account has at most 50, and one that is deleted makes room', async () => {
  const { executor } = server.context;
  await executor.run('test.fill', async ({ db, now }) => {
    for (let at = 0; at < 50; at += 1)
      await db
        .insertInto('withdrawal_address')
        .values({
          id: now * 256 + people * 1000 + at,
          owner: ann.owner,
          asset: 'USDT',
          network: 'erc20',
          chain: 'ethereum',
          address: eip55(`0x${String(at).padStart(40, 'a')}`),
          created_at: now,
          confirmed_at: null,
          usable_at: null,
          used_at: null,
          browser: '',
          system: '',
        })
        .execute();
  });
  const sent = await code();
  const before = await tries();
  expect(await save({ code: sent })).toMatchObject({
    message: 'You can save at most 50 addresses. Delete one first',
    data: { reason: 'withdrawal.addressesMost' },
  });
  expect(await tries()).toBe(before);
  expect(await remove(String((await list())[7].id))).toMatchObject({ type: 'ok' });
  expect(await save({ code: sent })).toMatchObject({ type: 'ok' });
  expect(await list()).toHaveLength(50);
});

it('saving one is told in the app and by mail, with device and time and no sign of the address', async () => {
  await saved({ notes: 'Ledger' });
  const { list: told } = (await call('notices')).data;
  expect(told[0]).toMatchObject({
    kind: 'withdrawal.addressSaved',
    title: 'A withdrawal address was saved',
    about: { browser: 'Safari', system: 'iOS', coin: 'USDT', over: 'TRC20' },
  });
  const rows = await server.context.store.db
    .selectFrom('outbox')
    .select(['kind', 'about'])
    .where('kind', '=', 'withdrawal.addressSaved')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, told])).not.toMatch(/TJRa|Rv8|Ledger/);
});

it('no log has a text that was checked, nor an address that was saved', async () => {
  const key = 'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ';
  expect(await check(key)).toEqual({ is_valid: false, fault: 'privateKey' });
  await save({ address: key });
  await saved();
  expect(server.log.join('')).not.toContain(key);
  expect(server.log.join('')).not.toContain(tron);
});

it('what a text is an address of is said, and over which networks of the coin it would go', async () => {
  expect(await check(evm)).toEqual({
    is_valid: false,
    fault: 'otherNetwork',
    chain: 'Ethereum',
    networks: ['erc20'],
  });
  expect(await check(tron, 'OMNI', btc)).toEqual({
    is_valid: false,
    fault: 'otherNetwork',
    chain: 'TRON',
    networks: [],
  });
  expect(await check(`${tron.slice(0, 5)}0${tron.slice(6)}`)).toEqual({
    is_valid: false,
    fault: 'character',
    at: 5,
  });
  expect(await check(tron)).toEqual({ is_valid: true, address: tron, is_checked: true });
  expect(await check('  ')).toEqual({ is_valid: false, fault: 'form' });
});
