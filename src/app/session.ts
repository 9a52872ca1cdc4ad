// Login session of the device (spec, sections 2 and 4): stored under the keys user, token and lang, shared by all tabs
// of the browser, ended by the server's 999, checked by every guarded page.
import type { Profile } from '../api/account.ts';
import { localeOfMark, markOfLocale, type LocaleId } from '../intl/locales.ts';
import { loginPath, screenAt } from './paths.ts';
import { createStored, onOtherTab } from '../stored/createStored.ts';
import { isBoolean, isRecord, isText, json, text } from '../stored/shapes.ts';

export interface SessionState {
  token: string | undefined;
  user: Profile | undefined;
  /** Undefined until the user chooses one. */
  locale: LocaleId | undefined;
  /** The server's name of the language; undefined where it has not returned one. */
  mark: string | undefined;
  /**
   * The server has ended the session; the login page opens after `loginDelay` and the current page stays until then.
   */
  isEnding: boolean;
  /** Same as above, in any tab, until the next login. */
  hasEnded: boolean;
}

interface SessionOptions {
  /** The current path with its query. */
  currentPath: () => string;
  replace: (path: string) => void;
  /**
   * Shows the server's sentence or, by default, that the session has ended.
   * @returns removes the message
   */
  showMessage: (sentence: string | undefined) => () => void;
}

/** Delay between the end of a session and the login page, in milliseconds (spec, section 9). */
export const loginDelay = 1_000;
/** A second redirect to login within this time is ignored, in milliseconds (spec, section 9). */
export const redirectPause = 1_000;

/** Dispatched on the window when the server has ended the session. */
export const notLoggedInEvent = 'not-logged-in';

const isUser = (value: unknown): value is Profile => isRecord(value) && 'id' in value;

/** The value is sent as a header. */
const isMark = (value: unknown): value is string => isText(value) && /^[\w-]{1,20}$/.test(value);

const kept = {
  token: createStored('token', text(isText)),
  user: createStored('user', json(isUser)),
  locale: createStored<LocaleId>('lang', { read: localeOfMark, write: markOfLocale }),
  mark: createStored('language-mark', text(isMark)),
  hasEnded: createStored('sessionEnded', json(isBoolean)),
};
const keys = ['token', 'user', 'lang', 'language-mark', 'sessionEnded'];

export type Session = ReturnType<typeof createSession>;

export function createSession({ currentPath, replace, showMessage }: SessionOptions) {
  let state: SessionState = { ...load(), isEnding: false };
  let redirectedAt = -Infinity;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<SessionState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function openLogin(): void {
    const from = currentPath();
    const now = performance.now();
    // Until its chunk is loaded, the requesting page stays and asks again: the return address is never the login page
    // itself.
    if (screenAt(from) === 'Login' || now - redirectedAt < redirectPause) return;
    redirectedAt = now;
    replace(loginPath(from));
  }

  const isLoggedIn = (): boolean => state.token !== undefined && state.user !== undefined;

  function forget(): void {
    kept.token.set(undefined);
    kept.user.set(undefined);
    change({ token: undefined, user: undefined });
  }

  function keep(user: Profile): void {
    kept.hasEnded.set(undefined);
    kept.user.set(user);
    change({ user, isEnding: false, hasEnded: false });
  }

  return {
    snapshot: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isLoggedIn,

    /** Token of a login in progress; the user is logged in once `keep` stores the user as well. */
    hold(token: string): void {
      clearTimeout(ending);
      kept.token.set(token);
      change({ token, isEnding: false });
    },
    keep,
    forget,

    /** The server has answered 999. Responses to calls in flight have no further effect. */
    end(sentence?: string): void {
      if (state.isEnding) return;
      const other = loadOther(state.token);
      if (other) return change(other);
      kept.hasEnded.set(true);
      // In one update: listeners must not take this for a logout.
      change({ isEnding: true, hasEnded: true });
      forget();
      globalThis.dispatchEvent(new Event(notLoggedInEvent));
      const dismissMessage = showMessage(sentence);
      ending = setTimeout(() => {
        // The user may have logged in again in another tab.
        if (!isLoggedIn()) openLogin();
        // The login page shows the message itself, and the toast would cover its links.
        dismissMessage();
        change({ isEnding: false });
      }, loginDelay);
    },

    /** Redirects a visitor to login. False without a session; a silent check only returns the result. */
    require({ isSilent = false }: { isSilent?: boolean } = {}): boolean {
      if (isLoggedIn()) return true;
      if (!isSilent && !state.isEnding) openLogin();
      return false;
    },

    ...deviceLanguage(() => state, change),

    /** Starts to follow logins, logouts and language changes in other tabs. */
    follow: () => onOtherTab(keys, () => change(load())),
  };
}

/** The language chosen on this device, and the server's id for it. */
function deviceLanguage(current: () => SessionState, change: (next: Partial<SessionState>) => void) {
  return {
    chooseLocale(locale: LocaleId): void {
      kept.mark.set(undefined);
      kept.locale.set(locale);
      change({ locale, mark: undefined });
    },
    /** The server's mark for the chosen language. */
    keepMark(mark: string): void {
      if (!isMark(mark)) return;
      kept.mark.set(mark);
      change({ mark });
    },
    /** Mark of the chosen language. */
    languageMark(): string | undefined {
      const { locale, mark } = current();
      return locale && (mark ?? markOfLocale(locale));
    },
  };
}

function load(): Omit<SessionState, 'isEnding'> {
  return {
    token: kept.token.get(),
    user: kept.user.get(),
    locale: kept.locale.get(),
    mark: kept.mark.get(),
    hasEnded: kept.hasEnded.get() ?? false,
  };
}

/**
 * Stored state if its token differs from this one: a deliberate change, here or in a tab whose event is still pending,
 * and not an expired session.
 */
function loadOther(token: string | undefined) {
  const state = load();
  return state.token === undefined || state.token !== token ? state : undefined;
}
