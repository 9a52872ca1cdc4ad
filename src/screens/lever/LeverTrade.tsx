import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { LeverTradeView } from './LeverTradeView.tsx';
import { useLeverView } from './useLeverView.ts';

/** Trades the contract in the address; by default the first one. */
export function LeverTrade() {
  const { pathOf, errandPath } = useShell();
  const { practiseContracts } = useCan();
  const view = useLeverView('real_account');
  const { symbol } = view;
  return (
    <LeverTradeView
      {...view}
      links={{
        transfer: errandPath('Transfer', { from: 'change', to: 'lever' }),
        deposit: pathOf('Deposit'),
        chart: pathOf('Kline', { symbol }),
        info: pathOf('LeverInfo', { symbol }),
        practise: practiseContracts ? pathOf('LeverSimulator', { symbol }) : undefined,
      }}
    />
  );
}
