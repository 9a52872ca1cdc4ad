import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile, type Profile } from '../api/account.ts';
import { drafts } from '../components/forms/drafts.ts';
import { createCore } from './core.ts';
import { loginDelay } from './session.ts';

const user: Profile = {
  id: 1,
  account_number: '4820193',
  email: 'a***@example.com',
  phone: '',
  review_status: 0,
};

/** Sent calls, by path. */
const marks: [string, string | null][] = [];
let ownLanguage = 'en';

function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  marks.push([pathname, request.headers.get('language-mark')]);
  const data = pathname.endsWith('/user/center') ? user : ownLanguage;
  return Promise.resolve(Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));
}

beforeEach(() => {
  vi.useFakeTimers();
  marks.length = 0;
  ownLanguage = 'en';
  localStorage.clear();
  sessionStorage.clear();
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

  it('is gone as soon as another tab has logged out, and nothing that was on its way comes after it', async () => {
    const { connect, queryClient, session } = await loggedIn();
    const stop = connect();
    const late = vi.fn();
    const read = queryClient.fetchQuery({
      queryKey: ['wallet', 'ledger'],
      queryFn: () => new Promise<string>((resolve) => setTimeout(resolve, 50, 'rows')),
    });
    read.then(late, () => undefined);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.isLoggedIn()).toBe(false);
    expect(queryClient.getQueryData(['wallet', 'balances'])).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(late).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(['wallet', 'ledger'])).toBeUndefined();
    stop();
  });
});

describe('the draft of a form', () => {
  const ticket = { form: 'spot.ticket', account: String(user.id) };
  const keepDraft = () => drafts.keep(ticket, { quantity: '0.5' });

  it('outlives the end of a session and a login of its account', async () => {
    const { session, logIn } = await loggedIn();
    keepDraft();
    session.end('Your session has ended');
    vi.advanceTimersByTime(loginDelay);
    await logIn('token-2');
    expect(drafts.read(ticket, {})).toEqual({ quantity: '0.5' });
  });

  it('ends with a log-out', async () => {
    const { logOut } = await loggedIn();
    keepDraft();
    logOut();
    expect(drafts.isWaiting()).toBe(false);
  });

  it('ends when somebody else logs in', async () => {
    const { session } = await loggedIn();
    keepDraft();
    session.end('Your session has ended');
    vi.advanceTimersByTime(loginDelay);
    session.hold('token-2');
    session.keep({ ...user, id: 2 });
    expect(drafts.isWaiting()).toBe(false);
  });

  it('of a visitor ends with a login, also one of who is logged in already', async () => {
    const { logIn } = await loggedIn();
    drafts.keep({ form: 'register' }, { password: 'horse-battery' });
    await logIn('token-2');
    expect(drafts.read({ form: 'register' }, {})).toBeUndefined();
  });
});

describe('the language', () => {
  const markOf = (path: string) => marks.findLast(([each]) => each === path)?.[1];

  it('stands on the very first call of a visitor who has chosen none', async () => {
    const stop = createCore({ origin: 'http://localhost' }).connect();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(marks[0]?.[1]).toBe('en');
  });

  it('of page and answers is the account’s after a login where none was chosen [rule:session.language.after_login]', async () => {
    ownLanguage = 'de';
    const core = await loggedIn();
    await vi.waitFor(() => expect(core.language.snapshot().locale).toBe('de'));
    await core.queryClient.fetchQuery({ ...profile(), staleTime: 0 });
    expect(markOf('/api/user/center')).toBe('de');
    expect(markOf('/api/set/lang')).toBeUndefined();
  });

  it('of page and answers stays the chosen one, and the account is told', async () => {
    localStorage.setItem('lang', 'kr');
    const core = createCore({ origin: 'http://localhost' });
    await core.language.start();
    await core.logIn('token-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(core.language.snapshot().locale).toBe('ko');
    expect([markOf('/api/user/center'), markOf('/api/set/lang')]).toEqual(['kr', 'kr']);
  });

  it('of one account is not the next one’s', async () => {
    ownLanguage = 'de';
    const core = await loggedIn();
    await vi.waitFor(() => expect(core.language.snapshot().locale).toBe('de'));
    ownLanguage = 'jp';
    core.logOut();
    await core.logIn('token-2');
    await vi.waitFor(() => expect(core.language.snapshot().locale).toBe('ja'));
  });
});

it('a session that ends without a sentence is said in words of the app', async () => {
  const core = await loggedIn();
  core.words.sessionEnded = 'Your session has ended.';
  const ended = { type: '999', code: -1, message: '', msg: '' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ended)));
  await core.queryClient.fetchQuery({ ...profile(), staleTime: 0 }).catch(() => undefined);
  expect(core.toaster.snapshot().map(({ text }) => text)).toEqual(['Your session has ended.']);
});

it('a login whose profile cannot be read leaves a visitor, and says so to the form', async () => {
  const core = createCore({ origin: 'http://localhost' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ type: 'ok', message: 'OK', data: {} })));
  await expect(core.logIn('token-1')).rejects.toMatchObject({ kind: 'unreadable' });
  expect([core.session.isLoggedIn(), localStorage.getItem('token')]).toEqual([false, null]);
});
