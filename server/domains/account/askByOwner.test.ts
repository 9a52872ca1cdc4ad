// Owner requests to the desk: account closure and data copy.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bid } from '../../testing/OrderLoad.ts';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const dayMs = 86_400_000;
const desk = 'desk:7';

let server: TestApp;
let sent: RecordedDeliveries;
let people = 0;
let ann: { token: string };
let email: string;

beforeAll(async () => {
  server = await startTestApp({ hasSandboxReviewer: false, messaging: channelsToKeep });
  sent = recordDeliveries(server.context);
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  server.clock.advance(61_000);
  email = `ann${people}@example.com`;
  ann = await server.person(email);
});

type Form = Record<string, string>;
const call = (id: string, form: Form = {}, who = ann) => server.call(id, form, { token: who.token });
const codeFor = async (type: string): Promise<string> =>
  (await call('sendOwnCode', { type })).data.sandbox_code as string;
const casesOf = async (kind: string) => (await call('reviews', { kind, limit: '20' })).data;
const proven = async (purpose: 'closing' | 'copy'): Promise<Form> => ({
  login_password: password,
  code: await codeFor(purpose),
});
async function mailsOf(kind: string) {
  server.clock.advance(100);
  await server.context.outbox.run();
  return sent.deliveries.filter((delivery) => delivery.kind === kind && delivery.letter?.to === email);
}
const logged = (name: string) =>
  server.context.store.db
    .selectFrom('command')
    .select(['actor', 'input'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe.each([
  {
    id: 'askClosing',
    purpose: 'closing',
    other: 'copy',
    text: 'Your request has been sent. We’ll let you know when a decision is made',
  },
  {
    id: 'askCopy',
    purpose: 'copy',
    other: 'closing',
    text: 'Your request has been sent. We’ll email you the copy',
  },
] as const)('$id', ({ id, purpose, other, text }) => {
  const kind = `account.${purpose}`;

  it('with password and code it opens a case, which is logged and told', async () => {
    expect(await call(id, await proven(purpose))).toMatchObject({ type: 'ok', data: text });
    expect(await casesOf(kind)).toEqual([
      expect.objectContaining({ kind, state: 'submitted', created_ms: server.clock.now() }),
    ]);
    expect(await logged(`account.${id}`)).toMatchObject({
      actor: expect.stringMatching(/^user:/),
      input: '{}',
    });
    expect((await call('notices', { limit: '5' })).data.list[0]).toMatchObject({
      kind: `account.${purpose}Asked`,
    });
    const [mail] = await mailsOf(`account.${purpose}Asked`);
    expect(mail!.letter!.words.intro).toContain('Meridian account was requested: ');
  });

  it.each([
    ['no code', ({ login_password }: Form) => ({ login_password }), 'session.codeRequired'],
    ['no password', ({ code }: Form) => ({ code }), 'session.passwordRequired'],
    [
      'a wrong password',
      (form: Form) => ({ ...form, login_password: 'wrong horse 7' }),
      'account.passwordWrong',
    ],
    ['a wrong code', (form: Form) => ({ ...form, code: '000000' }), 'session.codeInvalid'],
  ])('with %s it opens none', async (_, spoil, reason) => {
    const form = spoil(await proven(purpose)) as Form;
    const answer = await call(id, form);
    expect(Object.values(answer.data.reasons ?? { one: answer.data.reason })).toEqual([reason]);
    expect(await casesOf(kind)).toEqual([]);
  });

  it('takes no code that was sent for the other', async () => {
    const code = await codeFor(other);
    expect(await call(id, { login_password: password, code })).toMatchObject({
      data: { reason: 'session.codeInvalid' },
    });
    expect(await casesOf(kind)).toEqual([]);
  });

  it('sent twice at once it opens one case', async () => {
    const form = await proven(purpose);
    const answers = await Promise.all([call(id, form), call(id, form)]);
    expect(answers.some(({ type }) => type === 'ok')).toBe(true);
    expect(await casesOf(kind)).toHaveLength(1);
  });

  it('while one is open another is refused, which uses up no try, and its owner can withdraw it', async () => {
    await call(id, await proven(purpose));
    for (let tries = 0; tries < 6; tries += 1)
      expect(await call(id, { login_password: 'wrong horse 7', code: '000000' })).toMatchObject({
        data: { reason: `account.${purpose}Asked` },
      });
    const [{ id: review }] = await casesOf(kind);
    expect((await call('withdrawReview', { review_id: String(review) })).type).toBe('ok');
    expect(await casesOf(kind)).toEqual([expect.objectContaining({ state: 'withdrawn' })]);
    server.clock.advance(61_000);
    expect((await call(id, await proven(purpose))).type).toBe('ok');
  });
});

it('a closing is refused with what hinders it, which security says before, and practice money hinders nobody', async () => {
  expect((await call('security')).data.leaving).toEqual({ kept_years: 5 });
  await call('placeSpotOrder', bid);
  const hindrance = 'This account has open orders. Cancel them first';
  expect((await call('security')).data.leaving).toEqual({ kept_years: 5, hindrance });
  expect(await call('askClosing', await proven('closing'))).toMatchObject({
    message: hindrance,
    data: { reason: 'account.ordersOpen' },
  });
  const pair = { currency_id: bid.currency_id, legal_id: bid.legal_id, until_id: '999999999999999' };
  await call('cancelSpotOrders', pair);
  server.clock.advance(61_000);
  expect((await call('askCopy', await proven('copy'))).type).toBe('ok');
  server.clock.advance(61_000);
  expect(await call('askClosing', await proven('closing'))).toMatchObject({
    data: { reason: 'account.casesOpen' },
  });
  expect(await casesOf('account.closing')).toEqual([]);
});

it('an approval closes the account; a rejection is told, with its reason in the case', async () => {
  await call('askClosing', await proven('closing'));
  const { reviews } = server.context;
  const [{ id: first }] = await casesOf('account.closing');
  await reviews.take(desk, first);
  await reviews.reject(desk, first, { account: 'account.closingNotWanted' });
  expect(await casesOf('account.closing')).toEqual([
    expect.objectContaining({
      state: 'rejected',
      rejections: [expect.objectContaining({ reason: 'account.closingNotWanted' })],
    }),
  ]);
  expect(await mailsOf('account.closingRejected')).toHaveLength(1);
  server.clock.advance(61_000);
  await call('askClosing', await proven('closing'));
  const [{ id: second }] = await casesOf('account.closing');
  await reviews.take(desk, second);
  await reviews.approve(desk, second);
  expect((await call('profile')).type).toBe('999');
});

it('the desk reads which command makes the copy and the masked address; its approval is told', async () => {
  await call('askCopy', await proven('copy'));
  const { account_number: number } = (await call('profile')).data;
  const { reviews, store } = server.context;
  const [{ id }] = await casesOf('account.copy');
  const row = await store.db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const { copyDeskCases } = await import('./public/copying.ts');
  const { fields } = await copyDeskCases['account.copy'].contents(server.context, row);
  expect(fields).toContainEqual({
    name: 'make',
    value: `npm run operator -- copy ${number} --to ${number}.json`,
  });
  const send = fields.find(({ name }) => name === 'send')!.value;
  expect(send).toMatch(/^a\*\*\*.*@example\.com, /);
  expect(send).not.toContain(email);
  await reviews.take(desk, id);
  await reviews.approve(desk, id);
  expect((await call('notices', { limit: '1' })).data.list[0]).toMatchObject({ kind: 'account.copySent' });
  expect(await mailsOf('account.copySent')).toHaveLength(1);
});

it('a copy is asked for twice a day at most', async () => {
  for (let asked = 0; asked < 2; asked += 1) {
    await call('askCopy', await proven('copy'));
    const [{ id }] = await casesOf('account.copy');
    await call('withdrawReview', { review_id: String(id) });
    server.clock.advance(61_000);
  }
  expect(await call('askCopy', await proven('copy'))).toMatchObject({ data: { reason: 'review.tooMany' } });
  server.clock.advance(dayMs);
  expect((await call('askCopy', await proven('copy'))).type).toBe('ok');
});

it('a username without an address closes its account by its password, and gets no copy before it has an e-mail address', async () => {
  const name = `leaver${people}`;
  const { code: _, ...form }: Form = { ...registration(name, ''), type: 'username' };
  await server.call('register', form);
  const token = (await server.call('login', { user_string: name, password, user_type: 'username' })).data;
  const who = { token };
  expect(await call('askCopy', { login_password: password }, who)).toMatchObject({
    data: { reason: 'account.copyNoMail' },
  });
  expect((await call('askClosing', { login_password: password }, who)).type).toBe('ok');
});

it('the program of a sandbox closes an account, and says of a copy that it sends none', async () => {
  const sandbox = await startTestApp({});
  try {
    const bob = await sandbox.person('bob@example.com');
    const ask = async (id: string, type: string) => {
      const { sandbox_code: code } = (await sandbox.call('sendOwnCode', { type }, bob)).data;
      expect((await sandbox.call(id, { login_password: password, code }, bob)).type).toBe('ok');
      for (let step = 0; step < 3; step += 1) {
        sandbox.clock.advance(2000);
        await sandbox.context.dueWork.run();
      }
    };
    await ask('askCopy', 'copy');
    expect((await sandbox.call('reviews', { kind: 'account.copy', limit: '1' }, bob)).data).toEqual([
      expect.objectContaining({
        state: 'rejected',
        is_sandbox: true,
        rejections: [expect.objectContaining({ text: 'A sandbox does not send copies' })],
      }),
    ]);
    sandbox.clock.advance(61_000);
    await ask('askClosing', 'closing');
    expect((await sandbox.call('profile', {}, bob)).type).toBe('999');
  } finally {
    await sandbox.close();
  }
});
