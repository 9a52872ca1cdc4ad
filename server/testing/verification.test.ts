import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerStates } from '../../contracts/providerStates.ts';
import { states } from './states/states.ts';
import { startVerificationServer } from './verification.ts';
import type { VerificationServer } from './verification.ts';

const token = 'a-session-token-that-a-pact-has-written-down';

let server: VerificationServer;
beforeAll(async () => {
  server = await startVerificationServer();
});
afterAll(() => server.close());

async function get(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: token } });
  return (await answer.json()) as Record<string, unknown>;
}

it('takes the token that the interaction speaks of', async () => {
  await server.setState('a registered user is logged in', { token });
  expect(await get('/user/center')).toMatchObject({ type: 'ok', data: { email: 'a***@example.com' } });
});

it('applies several states of one interaction to one database', async () => {
  await server.setState('a registered user is logged in', { token });
  await server.setState('an open spot order', { token });
  const { data } = await get('/coin/list');
  expect(data).toEqual([expect.objectContaining({ status: 1, symbol: 'BTC/USDT' })]);
});

it('begins afresh for every interaction, and answers it alike every time', async () => {
  const read = async () => {
    await server.setState('market is running');
    return get('/currency/deal?currency_id=1&legal_id=3');
  };
  const first = await read();
  expect(await read()).toEqual(first);
  await server.setState('no session');
  expect(await get('/coin/list')).toMatchObject({ type: '999' });
});

it('knows the code that was sent', async () => {
  await server.setState('a code was sent', { email: 'eva@example.com', code: '654321' });
  const answer = await fetch(`${server.url}/api/user/check_email`, {
    method: 'POST',
    body: new URLSearchParams({ user_string: 'eva@example.com', email_code: '654321', type: 'register' }),
  });
  expect(await answer.json()).toMatchObject({ type: 'ok' });
});

it.each([
  ['mobile', { mobile: '07400123456', area_code: '44' }, { phone: '+44***56', email: '' }],
  ['username', { username: 'Eva_1' }, { username: 'Eva_1', email: '' }],
])('opens the account that the interaction names by %s', async (_, parameters, profile) => {
  await server.setState('a registered user is logged in', { ...parameters, token });
  expect(await get('/user/center')).toMatchObject({ type: 'ok', data: profile });
});

it('knows the code that was sent to a phone, however the call writes the number', async () => {
  const parameters = { mobile: '7400123456', area_code: '44', type: 'forget', code: '654321' };
  await server.setState('a code was sent', parameters);
  const { code: mobile_code, ...rest } = parameters;
  const answer = await fetch(`${server.url}/api/user/check_mobile`, {
    method: 'POST',
    body: new URLSearchParams({ ...rest, mobile: '07400123456', mobile_code }),
  });
  expect(await answer.json()).toMatchObject({ type: 'ok' });
});

it('refuses a state that it does not have', async () => {
  await expect(server.setState('a full moon')).rejects.toThrow("no state 'a full moon'");
});

it('has each state that pacts may assume, and no other', () => {
  expect(Object.keys(states).sort()).toEqual(Object.keys(providerStates).sort());
});
