// rules.tsv: rules that the server enforces, with the row's English message.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsInScope, messageOf, rulesInScope } from '../../contracts/spec/rows.ts';
import { register } from '../domains/session/fixtures/breaches.ts';
import { RuleBreaker } from '../testing/RuleBreaker.ts';
import type { Breaches } from '../testing/RuleBreaker.ts';
import { together } from '../testing/fixtures.ts';
import type { Answer, Form } from '../testing/fixtures.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

let server: TestApp;
let at: RuleBreaker;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.advance(1000);
  await server.context.market.step();
  at = new RuleBreaker(server, await server.person('ann@example.com'));
});
afterAll(() => server.close());

const breaches = together(
  import.meta.glob<Breaches>('../domains/*/fixtures/breaches.ts', { eager: true, import: 'breaches' }),
);

const ask = (call: string, form: Form, token?: string): Promise<Answer> => at.ask(call, form, token);

/**
 * Checked at start (helpConfig.test.ts): no call is refused for it, and an empty link states that there is no support.
 */
const checkedAtStart = 'help.chat.url';

/** The rules that the server checks and answers with a specific message. */
const checked = rulesInScope().filter(
  ({ id, checked_by, message }) =>
    id !== checkedAtStart &&
    checked_by !== 'form' &&
    !['-', 'as there', "the server's message"].includes(message),
);

describe('a broken rule', () => {
  it.each(checked)('$id is refused in the words of its row', async ({ id }) => {
    const { break: breach, field, values } = breaches[id]!;
    const answer = await breach(at);
    expect(answer.type).not.toBe('ok');
    expect(answer.message).toContain(messageOf(id, values));
    if (field !== undefined) expect(answer.data.fields).toHaveProperty([field]);
  });
});

describe('a visitor', () => {
  it('reads quotes, candles, agreements and countries without a session, and nothing of an account', async () => {
    const seconds = server.clock.now() / 1000;
    const candles = {
      symbol: 'BTC/USDT',
      period: '60min',
      from: String(seconds - 7200),
      to: String(seconds),
    };
    const open = [
      await ask('quotations', {}),
      await ask('candles', candles),
      await ask('articles', { c_id: '20' }),
      await ask('article', { id: '2001' }),
      await ask('areaCodes', {}),
    ];
    expect(open.map(({ type }) => type)).toEqual(Array(5).fill('ok'));
    const closed = [await ask('balances', {}), await ask('ledger', {}), await ask('spotOrders', {})];
    expect(closed.map(({ type }) => type)).toEqual(Array(3).fill('999'));
  });
});

describe('a session that has ended', () => {
  it('is answered with type 999 and a sentence', async () => {
    const answer = await ask('balances', {}, 'x'.repeat(43));
    expect(answer.type).toBe('999');
    expect(answer.message).toMatch(/\S/);
  });
});

describe('what somebody has', () => {
  const of = async ({ token }: { token: string }) => ({
    all: (await ask('balances', {}, token)).data.change_wallet.balance[2].change_balance,
    one: (await ask('balance', { currency: '3', type: 'change' }, token)).data.change_balance,
    ledger: (await ask('ledger', {}, token)).data.list.map(({ value }: { value: string }) => value),
    transfers: (await ask('transfers', {}, token)).data.data.map(({ value }: { value: string }) => value),
  });

  it('is shown to its owner alone, whoever came first [rule:wallet.account.owner]', async () => {
    const own = await startTestApp();
    const used = at;
    at = new RuleBreaker(own, used.ann);
    try {
      const [first, second, third] = [
        await own.person('first@example.com'),
        await own.person('second@example.com'),
        await own.person('third@example.com'),
      ];
      const move = (number: string, { token }: { token: string }) =>
        ask('transfer', { currency_id: '3', number, from_field: 'change', to_field: 'lever' }, token);
      await move('100', first);
      await move('250', third);
      const granted = ['1', '0.1', '10000'];
      const seen = await Promise.all([first, second, third].map(of));
      expect(seen.map(({ all, one }) => [all, one])).toEqual([
        ['9900', '9900'],
        ['10000', '10000'],
        ['9750', '9750'],
      ]);
      expect(seen.map(({ transfers }) => transfers)).toEqual([['100'], [], ['250']]);
      expect(seen.map(({ ledger }) => [...ledger].sort())).toEqual([
        ['-100', '100', ...granted].sort(),
        [...granted].sort(),
        ['-250', '250', ...granted].sort(),
      ]);
    } finally {
      at = used;
      await own.close();
    }
  });
});

describe('an answer', () => {
  const typeOf = (entity: string, name: string): string =>
    fieldsInScope().find(({ entity: of, field }) => of === entity && field === name)!.type_unit;

  const wireNames = ['verification code', 'password', 'confirm password', 'invitation code'];
  it.each(
    fieldsInScope().filter(({ entity, field }) => entity === 'Registration' && wireNames.includes(field)),
  )('refuses a registration without $field, at the field that its row names', async ({ wire_name }) => {
    const answer = await register(at, { [wire_name]: undefined });
    expect(answer.type).toBe('error');
    expect(answer.data.fields).toHaveProperty([wire_name], expect.stringMatching(/^Enter /));
  });

  it('numbers the coins and names them as their rows do', async () => {
    const numbers = [...typeOf('Currency', 'id').matchAll(/([A-Z]+) (\d+)/g)];
    expect(numbers.length).toBe(5);
    const { data } = await ask('currencies', {}, at.ann.token);
    const known = new Map(data.map(({ id, name }: { id: number; name: string }) => [name, id]));
    for (const [, name, id] of numbers) expect([name, known.get(name)]).toEqual([name, Number(id)]);
    const { balance } = (await ask('balances', {}, at.ann.token)).data.change_wallet;
    const held = new Map(
      balance.map((row: { currency: number; currency_name: string }) => [row.currency_name, row.currency]),
    );
    for (const [, name, id] of numbers) expect([name, held.get(name)]).toEqual([name, Number(id)]);
  });
});
