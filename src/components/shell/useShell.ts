import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '../../api/account.ts';
import type { SiteConfig } from '../../api/session.ts';
import type { LiveFeed } from '../../api/feed/LaterFeed.ts';
import type { LocaleId } from '../../intl/locales.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import type { ScreenName } from './screenName.ts';

/** Context of every screen: session, navigation, language, toasts and bars. */
export interface Shell {
  /** The logged-in user; undefined for a visitor. */
  user: Profile | undefined;
  /** The server ended the previous session, and no login has followed. */
  hasSessionEnded: boolean;
  /** The session has just ended: login opens shortly, and the page stays unchanged until then. */
  isSessionEnding: boolean;
  /**
   * Stores the token, reads the profile and returns to the page that requested the login.
   * @throws ApiError when the profile cannot be read; the user is not logged in then
   */
  logIn: (token: string) => Promise<void>;
  /** Ends the session on the device and on the server, and opens Home. */
  logOut: () => void;
  /** False for a visitor, who is redirected to login and returns here afterwards; a silent check does not redirect. */
  requireLogin: (options?: { isSilent?: boolean }) => boolean;
  /** The page that opens after login; undefined when there is none. */
  returnsTo: ScreenName | undefined;
  /** Path of an errand page, which returns to the current page when it is done. */
  errandPath: (screen: ScreenName, query?: Readonly<Record<string, string>>) => string;
  /** Path and query that this page was opened from as an errand; only pages of the app. */
  errandFrom: string | undefined;
  /** Returns to that page; does nothing on a page that is no errand. */
  endErrand: () => void;
  pathOf: (screen: ScreenName, query?: Readonly<Record<string, string>>) => string;
  /** Opens a path of pathOf. */
  open: (path: string) => void;
  /** One page back; Home if there is no previous page. */
  back: () => void;
  locale: LocaleId;
  /**
   * Applies and stores a language, here and on the server.
   * @throws when its texts cannot be loaded; the language stays unchanged
   */
  chooseLocale: (locale: LocaleId) => Promise<void>;
  /** The server's last site configuration; undefined where it was never received. Its clock is `serverNow`. */
  site: Omit<SiteConfig, 'server_ms'> | undefined;
  /** The server has said that it has no such call: a plain back end. */
  isPlainSite: boolean;
  /** Server clock in ms since 1970 UTC; the device clock until the first response. */
  serverNow: () => number;
  /** Live prices, books and trades. */
  feed: LiveFeed;
  /** Returns a function that removes the toast. */
  toast: (message: ToastMessage) => () => void;
  /** The bar of the main tabs, for a tab screen. */
  tabBar: ReactNode;
  /** Offline notice with its start time; undefined while online. Overlays the bottom of the screen. */
  offlineBar: ReactNode;
  isOffline: boolean;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Every screen is rendered inside the app's shell. */
export const useShell = (): Shell => use(ShellContext)!;
