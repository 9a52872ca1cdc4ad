import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../contracts/brand.ts';
import type { ScreenName } from '../components/screenName.ts';
import { useShell } from '../components/useShell.ts';
import { AppBar } from '../ui/AppBar.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageLoadError } from './loadPage.ts';
import { network, online } from './network.ts';
import { pages } from './paths.ts';
import { reloadWhenServed } from './reloadWhenServed.ts';
import { readyScreen, renewScreen } from './screens.ts';
import { usePageTitle } from './usePageTitle.ts';

type PageFailedProps = {
  screen: ScreenName;
  error: unknown;
  /** The page can be drawn again. */
  onReady: () => void;
};

/** Asks for the page's code again: on a tap, and by itself once the connection is back. */
function useLoadAgain({ screen, error, onReady }: PageFailedProps) {
  const shell = useShell();
  const device = useSyncExternalStore(network.subscribe, network.snapshot, () => online);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  const isMissing = error instanceof PageLoadError;
  // A device that is back may still wait for the server; either is a reason to try.
  const isOffline = shell.isOffline || device.isOffline;

  async function load(isAsked: boolean): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(isAsked);
    try {
      if (isMissing) await readyScreen(screen);
      // What broke with the code that is there breaks again: everything comes anew, where it can.
      if (isMissing || isOffline) onReady();
      else await reloadWhenServed();
    } catch {
      // Some browsers keep a failed import for as long as the document lives, and a release takes old files away.
      if (isAsked) await reloadWhenServed();
    }
    isBusy.current = false;
    setLoading(false);
  }

  useEffect(() => renewScreen(screen), [screen]);
  const wasOffline = useRef(isOffline);
  const comeBack = useEffectEvent(() => void load(false));
  useEffect(() => {
    if (wasOffline.current && isMissing && !device.isOffline) comeBack();
    wasOffline.current = isOffline;
  }, [isMissing, isOffline, device.isOffline]);
  return { isOffline, isMissing, isLoading, loadAgain: () => void load(true) };
}

/** Stands in for a page whose code did not come or failed; the bars around it lead on. */
export function PageFailed(props: PageFailedProps) {
  const { screen } = props;
  const { back, offlineBar, tabBar } = useShell();
  const { isOffline, isMissing, isLoading, loadAgain } = useLoadAgain(props);
  const title = usePageTitle(screen);
  const isTab = pages[screen].isTab === true;
  return (
    <Screen
      top={
        <>
          {offlineBar}
          {isTab ? <AppBar form="root" title={title} /> : <AppBar form="sub" title={title} onBack={back} />}
        </>
      }
      tabBar={isTab ? tabBar : undefined}
    >
      {isLoading ? (
        <Skeleton shape="rows" />
      ) : (
        <Failed
          title={
            isMissing ? (
              <FormattedMessage id="app.page.notLoaded" defaultMessage="This page could not be loaded" />
            ) : (
              <FormattedMessage id="app.page.failed" defaultMessage="Something went wrong on this page" />
            )
          }
          text={reasonOf(isMissing, isOffline)}
          onRetry={loadAgain}
          helpUrl={brand.supportUrl}
        />
      )}
    </Screen>
  );
}

function reasonOf(isMissing: boolean, isOffline: boolean): ReactNode {
  if (!isMissing)
    return (
      <FormattedMessage
        id="app.page.failed.text"
        defaultMessage="Try again. If it does not work then either, get help."
      />
    );
  // That the server did not answer is said where nothing else is.
  if (!isOffline) return undefined;
  return (
    <FormattedMessage
      id="app.page.offline"
      defaultMessage="You are offline. The page loads by itself once you are back online."
    />
  );
}
