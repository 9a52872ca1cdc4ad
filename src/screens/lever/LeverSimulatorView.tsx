import { FormattedMessage } from 'react-intl';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { DemoBar } from '../../components/products/DemoBar.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { LeverTradeView, type LeverTradeViewProps } from './LeverTradeView.tsx';
import { useAccountFigures } from './useAccountFigures.ts';
import { useConfirmation } from './useConfirmation.ts';

/** Reset of the demo account, and the link to the real account. */
interface Practice {
  /** Resolves on any response, including a rejection. */
  onReset: () => Promise<void>;
  exit: string;
}

type SimulatorProps = Omit<LeverTradeViewProps, 'demo'> & { practice: Practice };

/** Frame of the demo account: the demo notice, its balance and the exit. */
function DemoFrame({ practice, symbol, isOffline, ...account }: SimulatorProps) {
  const coin = symbol.split('/')[1] ?? '';
  const formats = useFormats();
  const { equity } = useAccountFigures(account);
  const isHidden = useIsHidden();
  const resetting = useConfirmation<true>(practice.onReset);
  return (
    <DemoBar
      amount={
        equity === undefined ? (
          <NotReported />
        ) : isHidden ? (
          hiddenAmount
        ) : (
          `${formats.total(equity)}\u00a0${coin}`
        )
      }
      resetText={
        <FormattedMessage
          id="lever.demo.reset.text"
          defaultMessage="All open demo positions and orders end without a result, and the demo balance starts over. History stays. Your real money is not touched."
        />
      }
      reset={{
        isAsked: resetting.asked === true,
        isSending: resetting.isSending,
        onAsk: (isAsked) => (isAsked ? resetting.ask(true) : resetting.keep()),
        onReset: () => resetting.send(),
      }}
      exit={practice.exit}
      isOffline={isOffline}
    />
  );
}

/** Contract page for the demo account, in its frame. */
export function LeverSimulatorView(props: SimulatorProps) {
  return <LeverTradeView {...props} demo={<DemoFrame {...props} />} />;
}
