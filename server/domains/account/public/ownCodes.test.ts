import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;
const fund = '482913';

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

interface Person {
  token: string;
  email: string;
}

async function person(name: string): Promise<Person> {
  const email = `${name}@example.com`;
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  const token = (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
  return { token, email };
}

async function username(name: string): Promise<string> {
  const { code: _, ...form }: Record<string, string> = { ...registration(name, ''), type: 'username' };
  await server.call('register', form);
  return (await server.call('login', { user_string: name, password, user_type: 'username' })).data;
}

const ask = ({ token }: { token: string }, form: Record<string, string> = {}, address?: string) =>
  server.call('sendOwnCode', form, { token, address });
const forgot = ({ token }: Person, code: string, address?: string) =>
  server.call(
    'setFundPassword',
    { password: fund, re_password: fund, code, login_password: password },
    { token, address },
  );

async function withFund(name: string): Promise<Person> {
  const ann = await person(name);
  const first = { password: '730264', re_password: '730264', login_password: password };
  expect((await server.call('setFundPassword', first, { token: ann.token })).type).toBe('ok');
  return ann;
}

describe("a code to one's own address", () => {
  it('goes there, says where in part, and what it is for', async () => {
    const ann = await withFund('own');
    const answer = await ask(ann, { type: 'fundPassword' });
    expect(answer.data).toEqual({ text: 'The code was sent', cooldown_s: 60, to: 'o***@example.com' });
    const { letter, kind } = sent.deliveries.at(-1)!;
    expect([kind, letter!.to]).toEqual(['code.fundPassword', 'own@example.com']);
    expect(letter!.words.subject).toBe('Your Meridian code for a new fund password');
    expect((await forgot(ann, sent.code())).type).toBe('ok');
  });

  it('is for withdrawals where nobody says what for, as family apps do not', async () => {
    await ask(await person('plain'));
    expect(sent.deliveries.at(-1)!.kind).toBe('code.withdrawal');
  });

  it('cannot be asked for again within 60 s, whatever it is for', async () => {
    const ann = await person('soon');
    expect((await ask(ann, { type: 'address' })).type).toBe('ok');
    server.clock.advance(20_000);
    expect(await ask(ann, { type: 'withdrawal' })).toMatchObject({
      message: 'You can send another code in 40 s',
      data: { reason: 'session.codeCooldown', values: { seconds: '40' } },
    });
    server.clock.advance(40_000);
    expect((await ask(ann, { type: 'withdrawal' })).type).toBe('ok');
  });

  it('needs one: a username has none, and is told to add one', async () => {
    const token = await username('nobody_yet');
    expect(await ask({ token })).toMatchObject({
      message: 'Add an email address or phone number first',
      data: { reason: 'account.noAddress' },
    });
    const ann = await person('mailonly');
    expect((await ask(ann, { channel: 'sms' })).data.reason).toBe('account.noAddress');
  });

  it('that could not be sent is said, and can be asked for again at once', async () => {
    const ann = await person('away');
    sent.isDown = true;
    expect((await ask(ann)).data.reason).toBe('session.codeNotSent');
    sent.isDown = false;
    expect((await ask(ann)).type).toBe('ok');
  });

  it('is of no use to anybody else who is logged in', async () => {
    const [ann, bob] = [await withFund('mine'), await withFund('theirs')];
    await ask(ann, { type: 'fundPassword' });
    expect((await forgot(bob, sent.code())).data.reason).toBe('session.codeInvalid');
    expect((await forgot(ann, sent.code())).type).toBe('ok');
  });

  it('expires after ten minutes', async () => {
    const ann = await withFund('late');
    await ask(ann, { type: 'fundPassword' });
    server.clock.advance(10 * minuteMs);
    expect((await forgot(ann, sent.code())).data.reason).toBe('session.codeInvalid');
  });

  it('that is guessed at from 50 networks is compared with five, and in a day with no more than 15', async () => {
    const ann = await withFund('siege');
    const compared = async () =>
      Number(
        (
          await server.context.store.db
            .selectFrom('code_guess')
            .select('wrong')
            .where('address', '=', ann.email)
            .executeTakeFirst()
        )?.wrong ?? 0,
      );
    const networks = Array.from({ length: 50 }, (_, count) => `198.51.${count}.7`);
    const storm = async () => {
      await ask(ann, { type: 'fundPassword' }, networks[0]);
      const wrong = sent.code() === '000000' ? '000001' : '000000';
      return Promise.all(networks.map((address) => forgot(ann, wrong, address)));
    };
    const answers = await storm();
    expect(answers.filter(({ data }) => data.reason === 'account.locked')).toHaveLength(46);
    expect(await compared()).toBe(5);
    let most = 5;
    for (let hour = 1; hour < 24; hour += 1) {
      server.clock.advance(60 * minuteMs);
      await storm();
      most = Math.max(most, await compared());
    }
    expect(most).toBe(15);
    // A caller who holds the session cannot block the owner's password reset.
    await server.call('sendEmailCode', { user_string: ann.email, type: 'forget' });
    server.clock.advance(100);
    await server.context.outbox.run();
    const next = { password: 'another horse 8', repassword: 'another horse 8' };
    const reset = { account: ann.email, code: sent.code(), ...next };
    expect((await server.call('resetPassword', reset)).type).toBe('ok');
  });
});

it('locks are an hour, four and a day where it is no sandbox', async () => {
  const ann = await withFund('hours');
  const wrong = { password: fund, re_password: fund, oldpassword: '135790' };
  const lock = async () => {
    for (let tries = 0; tries < 4; tries += 1)
      await server.call('setFundPassword', wrong, { token: ann.token });
    const answer = await server.call('setFundPassword', wrong, { token: ann.token });
    server.clock.advance(Number(answer.data.values.seconds) * 1000);
    return answer.message;
  };
  expect(await lock()).toBe('Too many attempts. Try again in 60 min');
  expect(await lock()).toBe('Too many attempts. Try again in 4 h');
  expect(await lock()).toBe('Too many attempts. Try again in 24 h');
});
