// The bank card of an account, on the real server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { readCard } from './public/cards.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let people = 0;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
});

const call = (operation: string, form: Record<string, string> = {}, token = ann.token) =>
  server.call(operation, form, { token, language: 'en' });
const fund = { password: '284173', re_password: '284173', login_password: password };
const remove = (pay_password = fund.password, token = ann.token) =>
  call('deleteBankCard', { pay_password }, token);
const save = (changes: Record<string, string> = {}, token = ann.token) =>
  call('saveBankCard', { ...bankForm, ...changes }, token);
const card = async (token = ann.token) => (await call('bankCard', {}, token)).data;
const kept = () => readCard({ db: server.context.store.db, sealer: server.context.sealer }, ann.owner);

/** The sandbox's reviewer takes two steps of two seconds. */
async function verify(name: string): Promise<void> {
  const papers = { country: 'Germany', card_id: `C01X${people}`, address: 'Lindenallee 14' };
  await call('submitBasicVerification', { ...papers, name });
  for (let step = 0; step < 2; step += 1) {
    server.clock.advance(2000);
    await server.context.dueWork.run();
  }
}

describe('a bank card', () => {
  it('is none before it is bound', async () => {
    expect(await card()).toEqual({ bank_account: '' });
  });

  it('is answered masked, and kept as it was said', async () => {
    expect(await save()).toMatchObject({ type: 'ok', data: 'Your bank account is linked' });
    const { bank_account: _number, iban: _iban, real_name: _holder, ...rest } = bankForm;
    expect(await card()).toEqual({
      ...rest,
      bank_account: '************3000',
      iban: 'DE****************3000',
      real_name: 'L*** H***',
      bound_ms: server.clock.now(),
      can_delete: true,
    });
    expect(await kept()).toEqual({
      ...bankForm,
      bank_account: '4000000000003000',
      iban: 'DE89370400440532013000',
    });
  });

  it('is its owner’s alone [rule:bank.card.owner]', async () => {
    await save();
    const bob = await server.person(`bob${people}@example.com`);
    expect(await card(bob.token)).toEqual({ bank_account: '' });
    expect(await server.call('bankCard')).toMatchObject({ type: '999' });
    await save({ bank_account: '4000 0000 0000 4444' }, bob.token);
    expect((await card()).bank_account).toBe('************3000');
  });

  it('is put in the place of no bound one, which the fund password deletes, and comes back after it', async () => {
    await call('setFundPassword', fund);
    await save();
    const other = { bank_account: '4000 0000 0000 4444' };
    expect(await save(other)).toMatchObject({ type: 'error', data: { reason: 'bank.alreadyBound' } });
    expect(await card()).toMatchObject({ bank_account: '************3000' });
    for (const next of [other, {}]) {
      await remove();
      server.clock.advance(1000);
      expect(await save(next)).toMatchObject({ type: 'ok' });
      expect(await card()).toMatchObject({ bound_ms: server.clock.now() });
    }
    expect(await card()).toMatchObject({ bank_account: '************3000' });
    const told = (await call('notices')).data.list.filter(
      ({ kind }: { kind: string }) => kind === 'bank.bound',
    );
    expect(told).toHaveLength(3);
  });

  it('of two sendings at once is one', async () => {
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ type }) => type)).toEqual(['ok', 'ok']);
    const row = await server.context.store.db
      .selectFrom('bank_card')
      .select('changes')
      .where('owner', '=', ann.owner)
      .executeTakeFirst();
    expect(Number(row?.changes)).toBe(1);
  });

  it('has an account number and a branch code where its bank has no IBANs', async () => {
    await save({
      swift_code: '021000021',
      iban: '',
      bank_account: '000123456789',
      branch_number: '021000021',
    });
    const bound = await card();
    expect(bound).toMatchObject({ swift_code: '021000021', bank_account: '********6789' });
    expect(bound).not.toHaveProperty('iban');
  });

  it('suggests banks where the operator names some', async () => {
    const { config } = server.context;
    Object.assign(config, { banks: ['Sample Bank Köln', 'Example Bank'] });
    try {
      expect(await card()).toMatchObject({
        bank_account: '',
        banks: [
          { id: 1, name: 'Sample Bank Köln' },
          { id: 2, name: 'Example Bank' },
        ],
      });
    } finally {
      Object.assign(config, { banks: [] });
    }
  });
});

describe('a card with a fault', () => {
  it('is refused at all fields at fault, and leaves the bound one', async () => {
    await save();
    const { data, message } = await save({
      swift_code: 'SMPLDEFFX',
      iban: 'DE88370400440532013000',
      bank_account: '12',
    });
    expect(message).toBe('Enter the account number');
    expect(data.fields).toEqual({
      bank_account: 'Enter the account number',
      swift_code: 'Enter a SWIFT code of 8 or 11 characters',
      iban: 'Enter a valid IBAN',
    });
    expect((await card()).bank_account).toBe('************3000');
  });

  it('says of each field what it lacks', async () => {
    const { data } = await save({ swift_code: '021000022', iban: '' });
    expect(data).toMatchObject({
      reason: 'bank.fedwireInvalid',
      fields: { swift_code: 'This Fedwire number does not exist. Check its 9 digits' },
    });
  });
});

it.each([
  ['turns what follows around', 'real_name', 'Lena\u202eevil'],
  ['breaks the line', 'bank_name', 'A\nB'],
  ['is not seen', 'residence_address', 'Road\u200b 1'],
])('a character that %s is refused in %s', async (_, field, value) => {
  expect(await save({ [field]: value })).toMatchObject({
    type: 'error',
    data: { fields: { [field]: 'This has a hidden character. Type it again' } },
  });
});

describe('the holder', () => {
  const differs = {
    type: 'error',
    data: {
      fields: { real_name: 'The bank account must be in your verified name. Correct the account holder' },
    },
  };

  it('may be anybody before somebody is verified, and is who is verified after it', async () => {
    expect(await save({ real_name: 'Jonas Weber' })).toMatchObject({ type: 'ok' });
    await call('setFundPassword', fund);
    await remove();
    await verify('Lena Marie Hartmann');
    expect(await save({ real_name: 'Jonas Weber' })).toMatchObject(differs);
    expect(await save({ real_name: 'Lena Hartmann' })).toMatchObject(differs);
    expect(await save({ real_name: 'HARTMANN, Lena-Marie' })).toMatchObject({ type: 'ok' });
  });

  it('may be anybody while a verification is under review', async () => {
    await call('submitBasicVerification', {
      country: 'Germany',
      card_id: `C02X${people}`,
      address: 'Road 1',
      name: 'Lena Marie Hartmann',
    });
    expect(await save({ real_name: 'Jonas Weber' })).toMatchObject({ type: 'ok' });
  });
});

describe('a card that is deleted', () => {
  it('goes with the right fund password, and nothing of it stays', async () => {
    await call('setFundPassword', fund);
    await save();
    expect(await remove()).toMatchObject({ type: 'ok', data: 'Your bank account has been deleted' });
    expect(await card()).toEqual({ bank_account: '' });
    const left = await server.context.store.db
      .selectFrom('sealed_field')
      .select('field')
      .where('owner', '=', ann.owner)
      .where('field', 'like', 'bank.%')
      .execute();
    expect(left).toEqual([]);
    expect(await remove()).toMatchObject({ data: { reason: 'bank.noCard' } });
    await save();
    expect(await remove()).toMatchObject({ type: 'ok' });
  });

  it('stays with a wrong one, which is counted, until no more are looked at', async () => {
    await call('setFundPassword', fund);
    await save();
    expect(await remove('284174')).toMatchObject({
      data: {
        fields: { pay_password: 'The fund password is wrong. Try again' },
        values: { attempts: '4' },
      },
    });
    for (let wrong = 1; wrong < 5; wrong += 1) await remove('284174');
    expect(await remove()).toMatchObject({ type: 'error', data: { reason: 'account.locked' } });
    expect((await card()).bank_account).toBe('************3000');
  });

  it('needs a fund password to be set', async () => {
    await save();
    expect(await remove()).toMatchObject({ data: { reason: 'account.fundPasswordMissing' } });
  });

  it('uses up no try where there is no card', async () => {
    await call('setFundPassword', fund);
    for (let wrong = 0; wrong < 6; wrong += 1)
      expect(await remove('284174')).toMatchObject({ data: { reason: 'bank.noCard' } });
    await save();
    expect(await remove()).toMatchObject({ type: 'ok' });
  });

  it('of somebody else stays', async () => {
    await save();
    const bob = await server.person(`bob${people}@example.com`);
    await call('setFundPassword', fund, bob.token);
    expect(await remove(fund.password, bob.token)).toMatchObject({ data: { reason: 'bank.noCard' } });
    expect((await card()).bank_account).toBe('************3000');
  });
});

it('people are told by mail, without a digit of the card', async () => {
  await save();
  const told = server.context.sandboxOutbox;
  expect(told).toBeDefined();
  const rows = await server.context.store.db
    .selectFrom('outbox')
    .select(['kind', 'about'])
    .where('kind', '=', 'bank.bound')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/3000|Hartmann/);
});
