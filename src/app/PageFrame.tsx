import type { ReactNode } from 'react';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useShell } from '../components/shell/useShell.ts';
import { AppBar } from '../ui/screen/AppBar.tsx';
import { Screen } from '../ui/screen/Screen.tsx';
import { pages } from './paths.ts';
import { usePageTitle } from './usePageTitle.ts';

type PageFrameProps = {
  /** Undefined for an unknown path. */
  screen?: ScreenName;
  /** Replaces the page's own title. */
  title?: string;
  children: ReactNode;
};

/** Bars of a page that cannot render them itself. */
export function PageFrame({ screen, title, children }: PageFrameProps) {
  const { back, offlineBar, tabBar } = useShell();
  const ownTitle = usePageTitle(screen);
  const shownTitle = title ?? ownTitle;
  const isTab = screen !== undefined && pages[screen].isTab === true;
  return (
    <Screen
      top={
        <>
          {offlineBar}
          {isTab ? (
            <AppBar variant="root" title={shownTitle} />
          ) : (
            <AppBar variant="sub" title={shownTitle} onBack={back} />
          )}
        </>
      }
      tabBar={isTab ? tabBar : undefined}
    >
      {children}
    </Screen>
  );
}
