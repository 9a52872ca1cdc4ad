import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { useShell } from '../shell/useShell.ts';
import { demoAccount, demoFailed } from './demoWords.tsx';

interface DemoOnlyProps {
  /** The site offers a demo account. */
  isOffered: boolean;
  /** State of the site configuration while it loads. */
  asked: RemoteState<unknown>;
  children: ReactNode;
}

/**
 * A page of the demo account. A back end without one would treat its orders as real, so nothing is requested before the
 * demo account is confirmed.
 */
export function DemoOnly({ isOffered, asked, children }: DemoOnlyProps) {
  const { offlineBar, tabBar } = useShell();
  if (isOffered) return children;
  return (
    <Screen
      top={
        <>
          <AppBar variant="root" title={demoAccount} />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      <Remote of={asked} failedTitle={demoFailed}>
        {() => (
          <Empty
            title={
              <FormattedMessage id="lever.demo.missing" defaultMessage="There is no demo account here" />
            }
          />
        )}
      </Remote>
    </Screen>
  );
}
