import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router';
import { serverClock } from '../api/feed/clock.ts';
import { isNoSuchCall } from '../api/calling/ApiError.ts';
import { keptSite, siteConfig } from '../api/session.ts';
import { failureToast } from '../components/shell/failures.ts';
import { ShellContext, type Shell } from '../components/shell/useShell.ts';
import { CoinScales } from '../components/amounts/CoinScales.ts';
import { OfflineBar } from '../ui/screen/OfflineBar.tsx';
import { LinkContext, type LinkParts, type RenderLink } from '../ui/actions/renderLink.tsx';
import type { Core } from './core.ts';
import { backPath, pathOf, screenAt } from './paths.ts';
import { Tabs } from './Tabs.tsx';
import { useOffline } from './useOffline.ts';
import { useScroll } from './scrolling/useScroll.ts';

type ShellRootProps = {
  core: Core;
  children: ReactNode;
};

/** Information about the previous page in a history entry. */
interface LinkState {
  from: string;
}

/** Link to a page of the app. The router's own link includes prefetching of its framework. */
function PageLink(parts: LinkParts) {
  const { pathname, search } = useLocation();
  const state: LinkState = { from: pathname + search };
  return <a {...parts} onClick={useLinkClickHandler(parts.href, { state })} />;
}

const renderLink: RenderLink = (parts) =>
  parts.href.startsWith('/') ? <PageLink {...parts} /> : <a rel="noreferrer" {...parts} />;

const serverNow = () => serverClock.now();

/** For a back end that does not return scales. */
const noScales = {};

/** While the server is unreachable, its last response applies: unknown does not mean absent. */
function useSite() {
  // The app's start-up requests it.
  const { data, error } = useQuery({ ...siteConfig(), enabled: false });
  const isPlainSite = isNoSuchCall(error);
  return { site: isPlainSite ? undefined : (data ?? keptSite.get()), isPlainSite };
}

/** Provides the core with messages in the page's language. */
function useWords({ onCommandFailed, toaster, words }: ShellRootProps['core']): void {
  const intl = useIntl();
  useEffect(() => {
    onCommandFailed.current = (error, subject) => toaster.show(failureToast(intl, error, subject));
    words.sessionEnded = intl.formatMessage({
      id: 'login.ended',
      defaultMessage: 'Your session has ended.',
    });
  }, [intl, onCommandFailed, toaster, words]);
}

/** An error message ends with its screen, and a connection error when the connection is back. */
function useErrorsEnd({ toaster }: ShellRootProps['core'], pathname: string, isOffline: boolean): void {
  // Runs before the effects of the next page, which may show a message itself.
  useLayoutEffect(() => () => toaster.endErrors(() => true), [toaster, pathname]);
  useEffect(() => {
    if (isOffline) return () => toaster.endErrors(({ endsOnline }) => endsOnline === true);
    return undefined;
  }, [toaster, isOffline]);
}

/** Return path from a page that another page has opened. */
function useErrand({ navigation }: ShellRootProps['core']) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const cameFrom = (state as LinkState | null)?.from;
  return useMemo((): Pick<Shell, 'errandPath' | 'errandFrom' | 'endErrand' | 'returnsTo'> => {
    const errandFrom = backPath(search);
    return {
      errandPath: (screen, query) => pathOf(screen, { ...query, backpage: pathname + search }),
      errandFrom,
      endErrand() {
        if (errandFrom === undefined) return;
        // A second history entry of the same page would make one back step without an effect.
        if (cameFrom === errandFrom) void navigate(-1);
        else navigation.replace(errandFrom);
      },
      returnsTo: errandFrom === undefined ? undefined : screenAt(errandFrom),
    };
  }, [cameFrom, navigate, navigation, pathname, search]);
}

/** Provides every screen below with the app's context. */
export function ShellRoot({ core, children }: ShellRootProps) {
  const { session, language, navigation, toaster, feed } = core;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const errand = useErrand(core);
  const { user, token, hasEnded, isEnding } = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  );
  const { locale } = useSyncExternalStore(language.subscribe, language.snapshot, language.snapshot);
  const { site, isPlainSite } = useSite();
  const { isOffline, pausedAt, retry } = useOffline(core);
  navigation.attach(navigate);
  useScroll(core.scroll);
  useWords(core);
  useErrorsEnd(core, pathname, isOffline);
  const shell = useMemo((): Shell => {
    return {
      user: token === undefined ? undefined : user,
      hasSessionEnded: hasEnded,
      isSessionEnding: isEnding,
      logIn: core.logIn,
      logOut: core.logOut,
      requireLogin: session.require,
      ...errand,
      pathOf,
      open: navigation.open,
      back: navigation.back,
      locale,
      chooseLocale: language.choose,
      site,
      isPlainSite,
      serverNow,
      feed,
      toast: toaster.show,
      tabBar: <Tabs />,
      isOffline,
      offlineBar: isOffline ? <OfflineBar pausedAt={pausedAt} onRetry={retry} /> : null,
    };
  }, [
    core,
    errand,
    feed,
    hasEnded,
    isEnding,
    isOffline,
    language,
    locale,
    navigation,
    pausedAt,
    retry,
    session,
    site,
    isPlainSite,
    toaster,
    token,
    user,
  ]);
  return (
    <LinkContext value={renderLink}>
      <ShellContext value={shell}>
        <CoinScales value={site?.coin_scales ?? noScales}>{children}</CoinScales>
      </ShellContext>
    </LinkContext>
  );
}
