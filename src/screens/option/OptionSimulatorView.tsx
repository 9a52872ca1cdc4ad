import type { Practice } from './AccountBars.tsx';
import { OptionTradeView, type OptionTradeViewProps } from './OptionTradeView.tsx';

/** The page of options with the demo account, in its frame. */
export function OptionSimulatorView(props: OptionTradeViewProps & { practice: Practice }) {
  return <OptionTradeView {...props} />;
}
