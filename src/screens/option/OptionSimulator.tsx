import { useQuery } from '@tanstack/react-query';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { siteConfig } from '../../api/session.ts';
import { DemoOnly } from '../../components/products/DemoOnly.tsx';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { ready, remoteOf } from '../../ui/loading/remoteData.ts';
import { OptionSimulatorView } from './OptionSimulatorView.tsx';
import { useOptionReset } from './useOptionReset.ts';
import { useOptionView } from './useOptionView.ts';

function Demo() {
  const { pathOf } = useShell();
  const view = useOptionView('simulation_account');
  const named: Record<string, string> = view.symbol === '' ? {} : { symbol: view.symbol };
  return (
    <OptionSimulatorView
      {...view}
      practice={{ exit: pathOf('OptionTrade', named), reset: useOptionReset() }}
      links={{ info: pathOf('OptionInfo', named) }}
    />
  );
}

/** Trades the same options with demo money. */
export function OptionSimulator() {
  const asked = useQuery(siteConfig());
  return (
    <DemoOnly
      isOffered={useCan().practiseOptions}
      asked={isNoSuchCall(asked.error) ? ready(undefined) : remoteOf(asked)}
    >
      <Demo />
    </DemoOnly>
  );
}
