import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../api/account.ts';
import { backPath, pages } from './paths.ts';
import { createSession, loginDelay, notLoggedInEvent, redirectPause, type Session } from './session.ts';

const user: Profile = {
  id: 1,
  account_number: '4820193',
  email: 'a***@example.com',
  phone: '',
  review_status: 0,
};

const replace = vi.fn<(path: string) => void>();
const dismissMessage = vi.fn();
const showMessage = vi.fn<(sentence: string | undefined) => () => void>();
let path: string;
let session: Session;

const start = () => createSession({ currentPath: () => path, replace, showMessage });
function logIn(): void {
  session.hold('token-1');
  session.keep(user);
}
const loginOf = (call = 0) => new URL(replace.mock.calls[call]![0], 'http://localhost');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  replace.mockReset();
  showMessage.mockReset().mockReturnValue(dismissMessage);
  dismissMessage.mockReset();
  path = '/pages/assets/index?coin=BTC';
  session = start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('who is logged in', () => {
  it('needs a token and a user', () => {
    expect(session.isLoggedIn()).toBe(false);
    session.hold('token-1');
    expect(session.isLoggedIn()).toBe(false);
    session.keep(user);
    expect(session.isLoggedIn()).toBe(true);
  });

  it('outlives the page: user, token and lang are stored under these keys', () => {
    logIn();
    session.chooseLocale('ja');
    expect({ ...localStorage }).toEqual({ token: 'token-1', user: JSON.stringify(user), lang: 'jp' });
    const next = start();
    expect(next.isLoggedIn()).toBe(true);
    expect(next.snapshot()).toMatchObject({ token: 'token-1', user, locale: 'ja' });
  });

  it.each(['{', 'null', '7', '"ada"', '{}'])('takes a stored user of %s for none', (text) => {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('user', text);
    expect(start().isLoggedIn()).toBe(false);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    logIn();
    expect(start().snapshot()).toMatchObject({ token: 'token-1', user });
    session.forget();
    expect(start().isLoggedIn()).toBe(false);
  });

  it('is the same in all tabs', () => {
    const stop = session.follow();
    const listener = vi.fn();
    session.subscribe(listener);
    localStorage.setItem('token', 'token-2');
    localStorage.setItem('user', JSON.stringify(user));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.isLoggedIn()).toBe(true);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.isLoggedIn()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is read again by a page that the browser had put aside', () => {
    const stop = session.follow();
    logIn();
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.isLoggedIn()).toBe(false);
    stop();
  });
});

describe('the guard', () => {
  it('replaces the page by login, which knows the way back', () => {
    expect(session.require()).toBe(false);
    expect(loginOf().pathname).toBe(pages.Login.path);
    expect(replace.mock.calls[0]![0]).toContain('backpage=%2Fpages%2Fassets%2Findex%3Fcoin%3DBTC');
    expect(backPath(loginOf().search)).toBe(path);
  });

  it('leaves out repeats within a second', () => {
    session.require();
    vi.advanceTimersByTime(redirectPause - 1);
    session.require();
    expect(replace).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    session.require();
    expect(replace).toHaveBeenCalledTimes(2);
    expect(redirectPause).toBe(1_000);
  });

  it('leaves the way back as it is while login is on its way', () => {
    replace.mockImplementation((to) => (path = to));
    session.require();
    // The current page stays until the login chunk is loaded.
    vi.advanceTimersByTime(redirectPause + 1);
    expect(session.require()).toBe(false);
    expect(backPath(path.slice(path.indexOf('?')))).toBe('/pages/assets/index?coin=BTC');
  });

  it('sends nobody anywhere on a silent check', () => {
    expect(session.require({ isSilent: true })).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it('lets a user pass', () => {
    logIn();
    expect(session.require()).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });

  it('says backtype 2 on home, trade, option detail, template and assets, and 1 everywhere else', () => {
    const types = Object.entries(pages).map(([screen, page]) => {
      path = page.path;
      session.require();
      vi.advanceTimersByTime(redirectPause);
      return [screen, loginOf(replace.mock.calls.length - 1).searchParams.get('backtype')];
    });
    const returned = types.filter(([, type]) => type === '2').map(([screen]) => screen);
    expect(returned.toSorted()).toEqual(['Assets', 'FinanceHub', 'Home', 'OptionTrade', 'SpotTrade']);
    expect(types.filter(([, type]) => type === '1')).toHaveLength(types.length - returned.length);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '',
  ])('never returns to %s', (backpage) => {
    expect(backPath(`?${new URLSearchParams({ backpage })}`)).toBeUndefined();
  });
});

describe('the end by 999', () => {
  it('clears token and user, tells the window, says why and opens login after a second', () => {
    const heard = vi.fn();
    addEventListener(notLoggedInEvent, heard);
    logIn();
    session.chooseLocale('de');
    session.end('Your session has ended');
    expect({ ...localStorage }).toEqual({ lang: 'de', sessionEnded: 'true' });
    expect(session.isLoggedIn()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(notLoggedInEvent).toBe('not-logged-in');
    expect(showMessage).toHaveBeenCalledExactlyOnceWith('Your session has ended');
    vi.advanceTimersByTime(loginDelay - 1);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(loginOf().pathname).toBe(pages.Login.path);
    expect(session.snapshot()).toMatchObject({ hasEnded: true, isEnding: false });
    expect(loginDelay).toBe(1_000);
    removeEventListener(notLoggedInEvent, heard);
  });

  it('is known in other tabs and after a reload until somebody logs in', () => {
    logIn();
    session.end('Your session has ended');
    session = start();
    expect(session.snapshot()).toMatchObject({ hasEnded: true, isEnding: false });
    logIn();
    expect(start().snapshot().hasEnded).toBe(false);
  });

  it('counts once when many calls come back with it', () => {
    logIn();
    session.end('first');
    session.end('second');
    session.require();
    vi.advanceTimersByTime(loginDelay);
    expect(showMessage).toHaveBeenCalledTimes(1);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('is said by the login page once that is open, and by nothing else then', () => {
    logIn();
    session.end('ended');
    vi.advanceTimersByTime(loginDelay - 1);
    expect(dismissMessage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(dismissMessage).toHaveBeenCalledOnce();
  });

  it('is none where somebody has logged out by choice, here or in another tab', () => {
    logIn();
    session.forget();
    session.end('an answer that was under way');
    logIn();
    // The other tab's event has not arrived yet.
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    session.end('an answer to the token of before');
    vi.advanceTimersByTime(loginDelay);
    expect(showMessage).not.toHaveBeenCalled();
    expect(session.snapshot()).toMatchObject({ hasEnded: false, isEnding: false, token: undefined });
    expect(localStorage.getItem('sessionEnded')).toBeNull();
  });

  it('opens no login over a new one', () => {
    logIn();
    session.end('ended');
    logIn();
    vi.advanceTimersByTime(loginDelay);
    expect(replace).not.toHaveBeenCalled();
    expect(session.snapshot()).toMatchObject({ hasEnded: false, isEnding: false });
  });

  it('opens no login when somebody logs in again in another tab', () => {
    const stop = session.follow();
    logIn();
    session.end('ended');
    localStorage.setItem('token', 'token-2');
    localStorage.setItem('user', JSON.stringify(user));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    vi.advanceTimersByTime(loginDelay);
    expect(replace).not.toHaveBeenCalled();
    stop();
  });

  it('stays on the login page when it is open already', () => {
    logIn();
    path = '/pages/user/login/login?backpage=%2F&backtype=2';
    session.end('ended');
    vi.advanceTimersByTime(loginDelay);
    expect(replace).not.toHaveBeenCalled();
  });
});
