import { useQuery } from '@tanstack/react-query';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { siteConfig } from '../../api/session.ts';
import { DemoOnly } from '../../components/products/DemoOnly.tsx';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { ready, remoteOf } from '../../ui/loading/remoteData.ts';
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

/** Contract trading with the demo account. */
export function LeverSimulator() {
  const asked = useQuery(siteConfig());
  return (
    <DemoOnly
      isOffered={useCan().practiseContracts}
      asked={isNoSuchCall(asked.error) ? ready(undefined) : remoteOf(asked)}
    >
      <Demo />
    </DemoOnly>
  );
}
