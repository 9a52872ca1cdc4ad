import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '../../api/account.ts';
import type { SiteConfig } from '../../api/session.ts';
import type { LiveFeed } from '../../api/feed/LaterFeed.ts';
import type { LocaleId } from '../../intl/locales.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';
import type { ScreenName } from './screenName.ts';

/** What the app gives to every screen: the session, ways to other pages, the language, toasts and the bars. */
export interface Shell {
  /** The one logged in; undefined for a visitor. */
  user: Profile | undefined;
  /** The former session was ended by the server, and nobody has logged in since. */
  hasSessionEnded: boolean;
  /** It has just been ended: login opens in a moment, and the page stays as it is until then. */
  isSessionEnding: boolean;
  /**
   * Keeps the token, reads the profile and goes back to the page that asked for the login.
   * @throws ApiError when the profile cannot be read; nobody is logged in then.
   */
  logIn: (token: string) => Promise<void>;
  /** Ends the session here and on the server, and goes to Home. */
  logOut: () => void;
  /** False for a visitor, who is then sent to login and comes back here; a silent check sends nobody anywhere. */
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
  /** One page back; Home where there is no page before this one. */
  back: () => void;
  locale: LocaleId;
  /**
   * Shows and keeps a language, here and on the server.
   * @throws when its texts cannot be loaded; the language stays as it is.
   */
  chooseLocale: (locale: LocaleId) => Promise<void>;
  /** What the server said of itself last; undefined where it never has, or cannot. Its clock is `serverNow`. */
  site: Omit<SiteConfig, 'server_ms'> | undefined;
  /** The server has said that it has no such call: a plain back end of the family. */
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
