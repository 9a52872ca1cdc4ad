import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { OptionTradeView } from './OptionTradeView.tsx';
import { useOptionView } from './useOptionView.ts';

/** Trades options on the pair in the URL, or on the first pair. */
export function OptionTrade() {
  const { pathOf, errandPath } = useShell();
  const { practiseOptions } = useCan();
  const view = useOptionView('real_account');
  const named: Record<string, string> = view.symbol === '' ? {} : { symbol: view.symbol };
  return (
    <OptionTradeView
      {...view}
      links={{
        info: pathOf('OptionInfo', named),
        transfer: errandPath('Transfer', { from: 'change', to: 'micro' }),
        practise: practiseOptions ? pathOf('OptionSimulator', named) : undefined,
      }}
    />
  );
}
