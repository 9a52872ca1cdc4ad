import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { isNoSuchCall } from '../../api/ApiError.ts';
import { siteConfig } from '../../api/session.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { remoteOf } from '../../ui/remote.ts';
import { Screen } from '../../ui/Screen.tsx';
import { demoAccount, demoFailed } from './demoWords.tsx';
import { LeverSimulatorView } from './LeverSimulatorView.tsx';
import { useDemoReset } from './useDemoReset.ts';
import { useLeverView } from './useLeverView.ts';

function Demo() {
  const { pathOf } = useShell();
  const view = useLeverView('simulation_account');
  const { symbol } = view;
  return (
    <LeverSimulatorView
      {...view}
      practice={{ onReset: useDemoReset(), exit: pathOf('LeverTrade', { symbol }) }}
      links={{ chart: pathOf('Kline', { symbol }), info: pathOf('LeverInfo', { symbol }) }}
    />
  );
}

/**
 * Trades the same contracts with the money of the demo account. A back end without one would take its orders for real
 * ones, so nothing is asked for before it is known that there is one.
 */
export function LeverSimulator() {
  const { site, offlineBar, tabBar } = useShell();
  const asked = useQuery(siteConfig());
  if (site?.has_demo_contracts === true) return <Demo />;
  const isMissing = asked.data !== undefined || isNoSuchCall(asked.error);
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
      {isMissing ? (
        <Empty
          title={<FormattedMessage id="lever.demo.missing" defaultMessage="There is no demo account here" />}
        />
      ) : (
        <Remote of={remoteOf(asked)} failedTitle={demoFailed}>
          {() => null}
        </Remote>
      )}
    </Screen>
  );
}
