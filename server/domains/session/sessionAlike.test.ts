// No answer reveals whether an address, a number or a name has an account: neither its bytes nor the work behind it.
// Outside a sandbox, which reveals all codes.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationsOf, readOpenapi } from '../../../contracts/readOpenapi.ts';
import type { Interception } from '../../testing/processes/InterceptedDriver.ts';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const paths = new Map(
  operationsOf(readOpenapi()).map(({ operation, path }) => [operation.operationId, path] as const),
);

let sent: RecordedDeliveries;
let server: TestApp;
const interception: Interception = {};

/** Two users of each kind: the first has an account, the second has none. */
const people = {
  email: ['known@example.com', 'other@example.com'],
  mobile: ['15112340001', '15112340002'],
  username: ['known_1', 'other_1'],
} as const;

async function open(type: keyof typeof people): Promise<void> {
  const [known] = people[type];
  const area: Record<string, string> = type === 'mobile' ? { area_code: '49' } : {};
  if (type === 'email') await server.call('sendEmailCode', { user_string: known, type: 'register' });
  if (type === 'mobile') await server.call('sendSmsCode', { mobile: known, ...area, type: 'register' });
  const { code: _, ...form } = registration(known, '');
  const proof: Record<string, string> = type === 'username' ? {} : { code: sent.code() };
  const answer = await server.call('register', { ...form, ...area, ...proof, type });
  expect(answer.type).toBe('ok');
}

beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep }, interception);
  sent = recordDeliveries(server.context);
  for (const type of ['email', 'mobile', 'username'] as const) await open(type);
  server.clock.advance(60_000);
});
afterAll(() => server.close());

let networks = 0;
beforeEach(() => {
  networks += 1;
});

interface Trace {
  status: number;
  body: string;
  headers: string[];
  /** Statements on both connections, which run independently, and password work; each in order. */
  work: string[];
}

/** One call from the network of the test, and the work it caused in the server. */
async function trace(operationId: string, fields: Record<string, string>): Promise<Trace> {
  const work: string[] = [];
  interception.before = async (statement) => void work.push(`write ${statement}`);
  const reads: string[] = [];
  interception.read = async (statement) => void reads.push(`read ${statement}`);
  const passwords = server.context.passwords as unknown as { derive(...parts: unknown[]): unknown };
  const derive = vi.spyOn(passwords, 'derive');
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${paths.get(operationId)!}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: `10.8.${networks >> 8}.${networks & 255}`,
    payload: new URLSearchParams(fields).toString(),
  });
  delete interception.before;
  delete interception.read;
  work.push(...reads);
  for (const call of derive.mock.calls) work.push(`derive ${JSON.stringify(call[2])}`);
  derive.mockRestore();
  const headers = Object.keys(response.headers).sort();
  return { status: response.statusCode, body: response.body, headers, work };
}

/** Both responses must be identical to the byte. */
async function expectAlike(
  operationId: string,
  forms: readonly [Record<string, string>, Record<string, string>],
): Promise<Trace> {
  // Sends what earlier calls left in the outbox, so that it does not mix with these two.
  await sendAll();
  const known = await trace(operationId, forms[0]);
  const unknown = await trace(operationId, forms[1]);
  expect(unknown).toEqual(known);
  expect(known.work.length).toBeGreaterThan(0);
  return known;
}

async function sendAll(): Promise<void> {
  server.clock.advance(100);
  await server.context.outbox.run();
}

/** The same form for an address with an account and one without. */
function both(kind: keyof typeof people, form: (name: string) => Record<string, string>) {
  return [form(people[kind][0]), form(people[kind][1])] as const;
}

function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

describe('known and unknown are answered alike, with the same work,', () => {
  it.each(['email', 'mobile', 'username'] as const)('by login with %s', async (kind) => {
    const area: Record<string, string> = kind === 'mobile' ? { areacode: '49' } : {};
    const form = (user_string: string) => ({
      user_string,
      ...area,
      password: 'not this one',
      user_type: kind,
    });
    const { body, work } = await expectAlike('login', both(kind, form));
    expect(body).toContain('session.credentials');
    expect(work.filter((step) => step.startsWith('derive'))).toHaveLength(1);
  });

  it.each(['register', 'forget'])('by a code for %s to an address, and while it is fresh', async (type) => {
    const forms = both('email', (user_string) => ({ user_string, type }));
    const before = sent.deliveries.length;
    expect((await expectAlike('sendEmailCode', forms)).body).toContain('"type":"ok"');
    expect((await expectAlike('sendEmailCode', forms)).body).toContain('session.codeCooldown');
    await sendAll();
    // A forgotten password of an unknown account has no destination.
    expect(sent.deliveries.length - before).toBe(type === 'register' ? 2 : 1);
  });

  it.each(['register', 'forget'])('by a code for %s to a phone, and while it is fresh', async (type) => {
    const forms = both('mobile', (mobile) => ({ mobile, area_code: '49', type }));
    expect((await expectAlike('sendSmsCode', forms)).body).toContain('"type":"ok"');
    expect((await expectAlike('sendSmsCode', forms)).body).toContain('session.codeCooldown');
  });

  it('by wrong codes until they are dead, with the tries that are left', async () => {
    server.clock.advance(60_000);
    for (const type of ['register', 'forget']) {
      const asked = both('email', (user_string) => ({ user_string, type }));
      await expectAlike('sendEmailCode', asked);
      await sendAll();
      const email_code = otherThan(sent.code());
      const left = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const forms = both('email', (user_string) => ({ user_string, email_code, type }));
        const { body } = await expectAlike('checkEmailCode', forms);
        left.push(JSON.parse(body).data.values?.attempts);
      }
      expect(left).toEqual(['4', '3', '2', '1', undefined, undefined]);
    }
  });

  it('by a new password with a wrong code, and without any code', async () => {
    server.clock.advance(60_000);
    const reset = (code: string) => (account: string) => ({ account, code, password, repassword: password });
    await expectAlike(
      'sendEmailCode',
      both('email', (user_string) => ({ user_string, type: 'forget' })),
    );
    await sendAll();
    const wrong = otherThan(sent.code());
    const { body, work } = await expectAlike('resetPassword', both('email', reset(wrong)));
    expect(JSON.parse(body).data.values).toEqual({ attempts: '4' });
    expect(work.filter((step) => step.startsWith('derive'))).toEqual([]);
    server.clock.advance(11 * 60_000);
    const late = await expectAlike('resetPassword', both('email', reset(wrong)));
    expect(JSON.parse(late.body).data).not.toHaveProperty('values');
    const byPhone = (account: string) => ({ ...reset(wrong)(account), area_code: '49' });
    await expectAlike('resetPassword', both('mobile', byPhone));
  });

  it('by registering with a wrong code', async () => {
    server.clock.advance(60_000);
    await expectAlike(
      'sendEmailCode',
      both('email', (user_string) => ({ user_string, type: 'register' })),
    );
    await sendAll();
    const wrong = otherThan(sent.code());
    const { body } = await expectAlike(
      'register',
      both('email', (name) => registration(name, wrong)),
    );
    expect(JSON.parse(body).data).toMatchObject({ reason: 'session.codeInvalid', values: { attempts: '4' } });
  });
});

it('the comparison sees a difference: a right password writes what a wrong one does not', async () => {
  const login = (tried: string) => ({ user_string: people.email[0], password: tried, user_type: 'email' });
  const right = await trace('login', login(password));
  const wrong = await trace('login', login('not this one'));
  expect(right.body).not.toBe(wrong.body);
  expect(right.work.length).toBeGreaterThan(wrong.work.length);
});
