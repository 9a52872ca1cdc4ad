import type { ReactNode } from 'react';
import { AppBar } from './AppBar.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';
import { Screen } from './Screen.tsx';

interface SubScreenProps {
  title: ReactNode;
  onBack: () => void;
  /** Icon buttons at the end of the bar. */
  actions?: ReactNode;
  /** Stays beneath the bar: that the device is offline, or a search. */
  beneathBar?: ReactNode;
  /** Actions that stay in reach of the thumb. */
  bottom?: ReactNode;
  /** Reads everything again when the page is pulled down. */
  onRefresh?: () => Promise<unknown>;
  /** Sheets over the page. */
  sheets?: ReactNode;
  children: ReactNode;
}

/** A page below another one: its bar with the way back, and a body that can be pulled to be read again. */
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
