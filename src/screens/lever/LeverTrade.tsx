import { useShell } from '../../components/shell/useShell.ts';
import { LeverTradeView } from './LeverTradeView.tsx';
import { useLeverView } from './useLeverView.ts';

/** Trades the contract of the address, or the first one. */
export function LeverTrade() {
  const { site, pathOf } = useShell();
  const view = useLeverView('real_account');
  const { symbol } = view;
  return (
    <LeverTradeView
      {...view}
      links={{
        transfer: pathOf('Transfer', { from: 'change', to: 'lever' }),
        deposit: pathOf('Deposit'),
        chart: pathOf('Kline', { symbol }),
        info: pathOf('LeverInfo', { symbol }),
        practise: site?.has_demo_contracts === true ? pathOf('LeverSimulator', { symbol }) : undefined,
      }}
    />
  );
}
