import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../api/account.ts';
import { createCore } from './core.ts';
import { loginDelay } from './session.ts';

const user: Profile = {
  id: 1,
  account_number: '4820193',
  email: 'a***@example.com',
  phone: '',
  review_status: 0,
};

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const data = pathname.endsWith('/user/center') ? user : 'en';
  return Promise.resolve(Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loggedIn() {
  const core = createCore({ origin: 'http://localhost' });
  await core.logIn('token-1');
  core.queryClient.setQueryData(['wallet', 'balances'], { total: '48217.36' });
  core.queryClient.setQueryData(['market', 'quotations'], []);
  return core;
}

describe('what was read for an account', () => {
  it('is gone from memory after logging out, the market stays', async () => {
    const { logOut, queryClient } = await loggedIn();
    logOut();
    expect(queryClient.getQueryData(['wallet', 'balances'])).toBeUndefined();
    expect(queryClient.getQueryData(['market', 'quotations'])).toEqual([]);
  });

  it('stays on screen for the second until login opens after a session has ended, and is gone then', async () => {
    const { session, queryClient } = await loggedIn();
    session.end('Your session has ended');
    expect(queryClient.getQueryData(['wallet', 'balances'])).toBeDefined();
    vi.advanceTimersByTime(loginDelay);
    expect(queryClient.getQueryData(['wallet', 'balances'])).toBeUndefined();
  });
});
