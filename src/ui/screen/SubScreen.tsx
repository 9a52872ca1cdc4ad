import type { ReactNode } from 'react';
import { AppBar } from './AppBar.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';
import { Screen } from './Screen.tsx';

interface SubScreenProps {
  title: ReactNode;
  onBack: () => void;
  /** Icon buttons at the end of the app bar. */
  actions?: ReactNode;
  /** Sticky content below the app bar: an offline notice, or a search. */
  beneathBar?: ReactNode;
  /** Actions at the bottom, within reach of the thumb. */
  bottom?: ReactNode;
  /** Reloads everything when the page is pulled down. */
  onRefresh?: () => Promise<unknown>;
  /** Sheets over the page. */
  sheets?: ReactNode;
  children: ReactNode;
}

/** A page below another page: an app bar with back navigation, and a body with pull to refresh. */
export function SubScreen(props: SubScreenProps) {
  const { title, onBack, actions, beneathBar, bottom, onRefresh, sheets, children } = props;
  return (
    <Screen
      top={
        <>
          <AppBar variant="sub" title={title} onBack={onBack} actions={actions} />
          {beneathBar}
        </>
      }
      bottom={bottom}
    >
      {onRefresh ? <PullToRefresh onRefresh={onRefresh}>{children}</PullToRefresh> : children}
      {sheets}
    </Screen>
  );
}
