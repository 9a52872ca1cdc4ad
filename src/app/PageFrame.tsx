import type { ReactNode } from 'react';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useShell } from '../components/shell/useShell.ts';
import { AppBar } from '../ui/AppBar.tsx';
import { Screen } from '../ui/Screen.tsx';
import { pages } from './paths.ts';
import { usePageTitle } from './usePageTitle.ts';

type PageFrameProps = {
  /** Undefined for an address that is no page's. */
  screen?: ScreenName;
  children: ReactNode;
};

/** The bars of a page that cannot draw them itself. */
export function PageFrame({ screen, children }: PageFrameProps) {
  const { back, offlineBar, tabBar } = useShell();
  const title = usePageTitle(screen);
  const isTab = screen !== undefined && pages[screen].isTab === true;
  return (
    <Screen
      top={
        <>
          {offlineBar}
          {isTab ? (
            <AppBar variant="root" title={title} />
          ) : (
            <AppBar variant="sub" title={title} onBack={back} />
          )}
        </>
      }
      tabBar={isTab ? tabBar : undefined}
    >
      {children}
    </Screen>
  );
}
