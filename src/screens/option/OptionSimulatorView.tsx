import type { Practice } from './AccountBars.tsx';
import { OptionTradeView, type OptionTradeViewProps } from './OptionTradeView.tsx';

/** The options page for the demo account. */
export function OptionSimulatorView(props: OptionTradeViewProps & { practice: Practice }) {
  return <OptionTradeView {...props} />;
}
