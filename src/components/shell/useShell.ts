import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '../../api/account.ts';
import type { SiteConfig } from '../../api/session.ts';
import type { LiveFeed } from '../../api/feed/LaterFeed.ts';
import type { LocaleId } from '../../intl/locales.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import type { ScreenName } from './screenName.ts';

/** Context of every screen: session, navigation, language, toasts and bars. */
export interface Shell {
  /** The one logged in; undefined for a visitor. */
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
  /** Ends the session here and on the server, and goes to Home. */
  logOut: () => void;
  /** False for a visitor, who is redirected to login and returns here afterwards; a silent check does not redirect. */
  requireLogin: (options?: { isSilent?: boolean }) => boolean;
  /** The page to which a login returns; undefined when there is none. */
  returnsTo: ScreenName | undefined;
  /** The path of a page that leads back here once it has done what it was opened for. */
  errandPath: (screen: ScreenName, query?: Readonly<Record<string, string>>) => string;
  /** The path that this page was opened from as an errand, with its query; only pages of the app. */
  errandFrom: string | undefined;
  /** Leads back there; stays on a page that is no errand. */
  endErrand: () => void;
  pathOf: (screen: ScreenName, query?: Readonly<Record<string, string>>) => string;
  /** The page says more than that it is not available yet. */
  isBuilt: (screen: ScreenName) => boolean;
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
  /** The server's clock in ms since 1970 UTC; this device's until the server has said anything. */
  serverNow: () => number;
  /** Live prices, books and trades. */
  feed: LiveFeed;
  /** Answers what takes the toast away. */
  toast: (message: ToastMessage) => () => void;
  /** The bar of the main tabs, for a screen that is one. */
  tabBar: ReactNode;
  /** Says that nothing is live and since when; undefined while online. Lies over the end of the screen. */
  offlineBar: ReactNode;
  isOffline: boolean;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Every screen has the app around it. */
export const useShell = (): Shell => use(ShellContext)!;
