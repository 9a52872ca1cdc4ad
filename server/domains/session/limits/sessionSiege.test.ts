// Attackers on many networks against one account: bounds on their guesses, while the owner can still log in.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const changed = 'another horse 8';

let server: TestApp;
let sent: RecordedDeliveries;
beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());

const attackers = Array.from({ length: 60 }, (_, index) => `198.51.${index}.7`);
const home = '203.0.113.9';
const elsewhere = '192.0.2.44';

/** Seeded guesses, so that failures are reproducible. */
function* guessesOf(seed: string): Generator<string, never> {
  for (let count = 0; ; count += 1)
    yield String(
      createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() % 1_000_000,
    ).padStart(6, '0');
}

const at = (address: string) => ({ address });
const login = (user_string: string, tried: string, from: string, more: Record<string, string> = {}) =>
  server.call(
    'login',
    { user_string, password: tried, user_type: user_string.includes('@') ? 'email' : 'username', ...more },
    at(from),
  );
const send = (user_string: string, type: string, from: string) =>
  server.call('sendEmailCode', { user_string, type }, at(from));
const check = (user_string: string, email_code: string, type: string, from: string) =>
  server.call('checkEmailCode', { user_string, email_code, type }, at(from));
const reset = (account: string, code: string, from: string) =>
  server.call('resetPassword', { account, code, password: changed, repassword: changed }, at(from));

async function leave(): Promise<void> {
  server.clock.advance(100);
  await server.context.outbox.run();
}

async function owner(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await send(email, 'register', home);
  await server.call('register', registration(email, sent.code()), at(home));
  expect((await login(email, password, home)).type).toBe('ok');
  return email;
}

/** Last mail to one address. */
const mailTo = (email: string) =>
  sent.deliveries.filter(({ letter }) => letter?.to === email && letter.words.code !== undefined);

/** Number of passwords that were verified meanwhile. */
async function lookedAt(work: () => Promise<void>): Promise<number> {
  const verify = vi.spyOn(server.context.passwords, 'verify');
  await work();
  const { length } = verify.mock.calls;
  verify.mockRestore();
  return length;
}

describe('an account with an address', () => {
  it('has at most 20 guesses a day looked at from 60 networks, and its owner gets in on a new one with a code', async () => {
    const email = await owner('siege');
    const answers = new Set<string>();
    const looked = await lookedAt(async () => {
      for (let hour = 0; hour < 3; hour += 1) {
        for (const from of attackers.slice(20 * hour, 20 * hour + 20))
          answers.add((await login(email, `guess ${hour}`, from)).data.reason);
        server.clock.advance(hourMs);
      }
    });
    expect(looked).toBe(20);
    expect([...answers]).toEqual(['session.credentials', 'session.codeFirst']);

    expect(await login(email, password, elsewhere)).toMatchObject({
      status: 200,
      message: 'Enter a code first: there were many failed logins for this account',
      data: { reason: 'session.codeFirst' },
    });
    expect((await send(email, 'login', elsewhere)).type).toBe('ok');
    await leave();
    const { code } = mailTo(email).at(-1)!.letter!.words;
    expect(sent.deliveries.at(-1)!.letter!.words.subject).toBe('Your Meridian code to log in');
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await login(email, password, elsewhere, { code: wrong })).data).toMatchObject({
      reason: 'session.codeInvalid',
      fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
      values: { attempts: '4' },
    });
    // The form may check the code before it asks for the password; the check does not consume it.
    expect((await check(email, code!, 'login', elsewhere)).type).toBe('ok');
    expect((await login(email, 'mistyped', elsewhere, { code: code! })).data.reason).toBe(
      'session.credentials',
    );
    expect((await login(email, password, elsewhere, { code: code! })).type).toBe('ok');
    // Consumed; and the network is known as the owner's now.
    expect((await check(email, code!, 'login', elsewhere)).data.reason).toBe('session.codeInvalid');
    expect((await login(email, password, elsewhere)).type).toBe('ok');
  });

  it('is open as always where its owner has logged in before', async () => {
    const email = await owner('familiar');
    for (const from of attackers.slice(0, 20)) await login(email, 'guess', from);
    expect((await login(email, password, attackers[0]!)).data.reason).toBe('session.codeFirst');
    expect((await login(email, 'mistyped', home)).data.reason).toBe('session.credentials');
    expect((await login(email, password, home)).type).toBe('ok');
    // A neighbouring address counts as a stranger.
    expect((await login(email, password, '203.0.113.10')).data.reason).toBe('session.codeFirst');
  });

  it('is answered like nobody’s, before and while it is under attack', async () => {
    const email = await owner('alike');
    const nobody = 'nobody-siege@example.com';
    for (const from of attackers.slice(0, 22))
      expect(await login(email, 'guess', from)).toEqual(await login(nobody, 'guess', from));
    for (const from of attackers.slice(0, 3)) {
      expect(await send(email, 'login', from)).toEqual(await send(nobody, 'login', from));
      for (let tries = 0; tries < 6; tries += 1)
        expect(await login(email, 'guess', from, { code: '123450' })).toEqual(
          await login(nobody, 'guess', from, { code: '123450' }),
        );
    }
  });

  it('asks for a code where somebody else has failed ten times, and takes it there', async () => {
    const email = await owner('line');
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'guess', home);
    expect((await login(email, password, home)).data.reason).toBe('session.codeFirst');
    await send(email, 'login', home);
    await leave();
    const { code } = mailTo(email).at(-1)!.letter!.words;
    expect((await login(email, password, home, { code: code! })).type).toBe('ok');
  });
});

describe('codes', () => {
  it('of an account have at most 20 wrong ones a day compared from 60 networks; then they are longer and their owner is told', async () => {
    const email = await owner('codes');
    const guess = guessesOf('codes');
    const digits = [];
    for (const from of attackers) {
      digits.push((await send(email, 'forget', from)).data.digits ?? 6);
      await check(email, guess.next().value, 'forget', from);
    }
    expect(digits).toEqual(attackers.map((_, index) => (index < 20 ? 6 : 12)));
    const tried = await server.context.store.db
      .selectFrom('code')
      .select(['attempts', 'digits'])
      .where('address', '=', email)
      .execute();
    const compared = tried.filter((row) => Number(row.digits) === 6).map((row) => Number(row.attempts));
    expect(compared.reduce((sum, attempts) => sum + attempts, 0)).toBe(20);
    // One of the 20 codes, still valid for 10 minutes, is no longer compared with anything.
    await check(email, guess.next().value, 'forget', attackers[0]!);
    expect(
      await server.context.store.db
        .selectFrom('code')
        .select('attempts')
        .where('digits', '=', 6n)
        .where('attempts', '>', 1n)
        .where('address', '=', email)
        .execute(),
    ).toEqual([]);
    await server.context.dueWork.run();
    const token = (await login(email, password, home)).data;
    const told = (await server.call('notices', {}, { token })).data.list;
    expect(told.filter(({ kind }: { kind: string }) => kind === 'session.codesGuessed')).toHaveLength(1);
    await leave();
    const subjects = sent.deliveries
      .filter(({ letter }) => letter?.to === email)
      .map((one) => one.letter!.words);
    expect(subjects.filter(({ subject }) => subject.includes('guessing'))).toHaveLength(1);

    const asked = await send(email, 'forget', elsewhere);
    expect(asked.data.digits).toBe(12);
    await leave();
    const { code } = mailTo(email).at(-1)!.letter!.words;
    expect(code).toMatch(/^\d{12}$/);
    expect((await reset(email, code!, elsewhere)).type).toBe('ok');
    expect((await login(email, changed, elsewhere)).type).toBe('ok');
  });

  it('are short again a day later', async () => {
    const email = await owner('day');
    for (let network = 0; network < 4; network += 1) {
      await send(email, 'forget', attackers[network]!);
      for (let tries = 0; tries < 5; tries += 1) await check(email, '000001', 'forget', attackers[network]!);
    }
    expect((await send(email, 'login', home)).data.digits).toBe(12);
    server.clock.advance(24 * hourMs);
    expect((await send(email, 'login', home)).data.digits).toBeUndefined();
  });

  it('are sent to a mailbox at most 22 times an hour for strangers, who share the last one; the owner among them gets in', async () => {
    const email = await owner('flood');
    const before = mailTo(email).length;
    for (const from of attackers) {
      expect((await send(email, 'forget', from)).type).toBe('ok');
      server.clock.advance(minuteMs - 100);
      await leave();
    }
    // Ten, then one every five minutes.
    expect(mailTo(email).length - before).toBe(20);
    expect((await send(email, 'forget', elsewhere)).type).toBe('ok');
    await leave();
    const { code } = mailTo(email).at(-1)!.letter!.words;
    expect((await reset(email, code!, elsewhere)).type).toBe('ok');
  });
});

describe('a username, which has no address', () => {
  async function username(name: string): Promise<string> {
    const { code: _, ...form } = registration(name, '');
    expect((await server.call('register', { ...form, type: 'username' }, at(home))).type).toBe('ok');
    for (const from of attackers.slice(0, 20)) await login(name, 'guess', from);
    return name;
  }

  it('lets its owner in on a new network once the time is over that was said, and at once where they were before', async () => {
    const name = await username('siege_1');
    expect((await login(name, password, home)).type).toBe('ok');
    const refused = await login(name, password, elsewhere);
    expect(refused).toMatchObject({
      status: 200,
      message:
        'There were many failed logins for this account. From this network you can log in after 15 min',
      data: { reason: 'session.waitFirst', values: { seconds: '900', minutes: '15' } },
    });
    const { patience } = refused.data.values;
    server.clock.advance(10 * minuteMs);
    const early = await login(name, password, elsewhere, { patience });
    expect(early.data.values).toEqual({ seconds: '300', minutes: '5', patience });
    // Other callers' attempts do not move the announced time.
    for (const from of attackers.slice(0, 5))
      await login(name, 'guess', from, { patience: early.data.values.patience });
    server.clock.advance(5 * minuteMs);
    expect((await login(name, password, elsewhere, { patience })).type).toBe('ok');
    expect((await login(name, password, elsewhere)).type).toBe('ok');
  });

  it('has a proof that serves one try, of its own account, for half an hour', async () => {
    const name = await username('siege_2');
    const other = await username('siege_3');
    const { patience } = (await login(name, password, elsewhere)).data.values;
    server.clock.advance(15 * minuteMs);
    expect((await login(other, password, elsewhere, { patience })).data.reason).toBe('session.waitFirst');
    expect((await login(name, 'mistyped', elsewhere, { patience })).data.reason).toBe('session.credentials');
    const again = await login(name, password, elsewhere, { patience });
    expect(again.data).toMatchObject({ reason: 'session.waitFirst', values: { seconds: '900' } });
    expect(again.data.values.patience).not.toBe(patience);
    server.clock.advance(45 * minuteMs);
    const late = await login(name, password, elsewhere, { patience: again.data.values.patience });
    expect(late.data.values.seconds).toBe('900');
  });

  it('is answered like nobody’s', async () => {
    const name = await username('siege_5');
    const nobody = 'nobody_5';
    for (const from of attackers.slice(0, 20)) await login(nobody, 'guess', from);
    const [known, unknown] = [await login(name, 'x', elsewhere), await login(nobody, 'x', elsewhere)];
    const withoutProof = ({ data, ...rest }: typeof known) => ({
      ...rest,
      data: { ...data, values: { ...data.values, patience: String(data.values.patience).length } },
    });
    expect(withoutProof(unknown)).toEqual(withoutProof(known));
  });
});

it('a restart keeps proofs good and counts counted', async () => {
  let first = await startTestApp();
  const { code: _, ...form } = registration('siege_r', '');
  await first.call('register', { ...form, type: 'username' }, at(home));
  const tryAt = (app: TestApp, from: string, more: Record<string, string> = {}) =>
    app.call('login', { user_string: 'siege_r', password, user_type: 'username', ...more }, at(from));
  for (const from of attackers.slice(0, 20))
    await first.call('login', { user_string: 'siege_r', password: 'guess', user_type: 'username' }, at(from));
  const { patience } = (await tryAt(first, elsewhere)).data.values;
  first = await first.restart();
  first.clock.advance(15 * minuteMs);
  expect((await tryAt(first, '192.0.2.45')).data.reason).toBe('session.waitFirst');
  expect((await tryAt(first, elsewhere, { patience })).type).toBe('ok');
  await first.close();
});
