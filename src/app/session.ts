// Who is logged in on this device (spec, sections 2 and 4): kept under the keys user, token and lang, shared by all
// tabs of the browser, ended by the server's 999, asked for by every guarded page.
import type { Profile } from '../api/account.ts';
import { localeOfMark, markOfLocale, type LocaleId } from '../intl/locales.ts';
import { loginPath, screenAt } from './paths.ts';
import type { TextStorage } from './storage.ts';

export interface SessionState {
  token: string | undefined;
  user: Profile | undefined;
  /** Undefined until somebody has chosen one. */
  locale: LocaleId | undefined;
  /** The server has ended the session; login opens in a moment and the page stays until then. */
  isEnding: boolean;
  /** As above, in any tab, until somebody logs in. */
  hasEnded: boolean;
}

interface SessionSurroundings {
  storage: TextStorage;
  /** The path that is open, with its query. */
  here: () => string;
  replace: (path: string) => void;
  /** Shows the server's sentence. @returns takes it away again */
  say: (message: string) => () => void;
}

/** Between the end of a session and the login page, in milliseconds (spec, section 9). */
export const loginDelay = 1_000;
/** Within this time a second redirect to login is left out, in milliseconds (spec, section 9). */
export const redirectPause = 1_000;

/** Fires on the window when the server has ended the session. */
export const notLoggedInEvent = 'not-logged-in';

const keys = { user: 'user', token: 'token', lang: 'lang', ended: 'sessionEnded' };

export type Session = ReturnType<typeof createSession>;

export function createSession({ storage, here, replace, say }: SessionSurroundings) {
  let state: SessionState = { ...load(storage), isEnding: false };
  let redirectedAt = -Infinity;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function openLogin(): boolean {
    const now = performance.now();
    if (now - redirectedAt < redirectPause) return false;
    redirectedAt = now;
    replace(loginPath(here()));
    return true;
  }

  const isLoggedIn = (): boolean => state.token !== undefined && state.user !== undefined;

  function forget(): void {
    storage.write(keys.token, undefined);
    storage.write(keys.user, undefined);
    change({ token: undefined, user: undefined });
  }

  function keep(user: Profile): void {
    storage.write(keys.ended, undefined);
    storage.write(keys.user, JSON.stringify(user));
    change({ user, isEnding: false, hasEnded: false });
  }

  return {
    snapshot: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isLoggedIn,

    /** The token of a login; nobody is logged in until `keep` has the user as well. */
    hold(token: string): void {
      clearTimeout(ending);
      storage.write(keys.token, token);
      change({ token, isEnding: false });
    },
    keep,
    forget,

    /** The server has answered 999. Answers of calls that were under way at the same time change nothing more. */
    end(message: string): void {
      if (state.isEnding) return;
      const other = loadOther(storage, state.token);
      if (other) return change(other);
      storage.write(keys.ended, 'true');
      // In one step: nobody who listens may take this for a log-out.
      change({ isEnding: true, hasEnded: true });
      forget();
      globalThis.dispatchEvent(new Event(notLoggedInEvent));
      const unsay = say(message);
      ending = setTimeout(() => {
        // Somebody may have logged in again in another tab.
        if (!isLoggedIn() && screenAt(here()) !== 'Login') openLogin();
        // The login page says so itself, and the toast would lie on its links.
        unsay();
        change({ isEnding: false });
      }, loginDelay);
    },

    /** Sends a visitor to login. False when nobody is logged in; a silent check only says so. */
    require({ isSilent = false }: { isSilent?: boolean } = {}): boolean {
      if (isLoggedIn()) return true;
      if (!isSilent && !state.isEnding) openLogin();
      return false;
    },

    chooseLocale(locale: LocaleId): void {
      storage.write(keys.lang, markOfLocale(locale));
      change({ locale });
    },
    languageMark: (): string | undefined => state.locale && markOfLocale(state.locale),

    /** Follows logins, logouts and languages of the browser's other tabs from now on. */
    follow: () => onOtherTab(() => change(load(storage))),
  };
}

function onOtherTab(listener: () => void): () => void {
  const take = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === null || Object.values(keys).includes(key)) listener();
  };
  // Nobody tells a page that the browser has put aside for the way back.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  globalThis.addEventListener('storage', take);
  globalThis.addEventListener('pageshow', wake);
  return () => {
    globalThis.removeEventListener('storage', take);
    globalThis.removeEventListener('pageshow', wake);
  };
}

function load(storage: TextStorage): Omit<SessionState, 'isEnding'> {
  return {
    token: storage.read(keys.token),
    user: readUser(storage.read(keys.user)),
    locale: localeOfMark(storage.read(keys.lang)),
    hasEnded: storage.read(keys.ended) === 'true',
  };
}

/** What is kept when it is not this token's: by choice, here or in a tab not heard of yet, and no end by itself. */
function loadOther(storage: TextStorage, token: string | undefined) {
  const kept = load(storage);
  return kept.token === undefined || kept.token !== token ? kept : undefined;
}

/** What is stored may come from another version, or from anybody with the device in hand. */
function readUser(text: string | undefined): Profile | undefined {
  if (text === undefined) return undefined;
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && 'id' in user ? (user as Profile) : undefined;
  } catch {
    return undefined;
  }
}
