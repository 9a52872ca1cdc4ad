import { FormattedMessage } from 'react-intl';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { DemoBar } from '../../components/products/DemoBar.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { LeverTradeView, type LeverTradeViewProps } from './LeverTradeView.tsx';
import { useAccountFigures } from './useAccountFigures.ts';
import { useConfirmation } from './useConfirmation.ts';

/** How the demo account begins anew, and where it is left for the real one. */
interface Practice {
  /** Resolves when the answer is there, whatever it says. */
  onReset: () => Promise<void>;
  exit: string;
}

type SimulatorProps = Omit<LeverTradeViewProps, 'demo'> & { practice: Practice };

/** Says that nothing of the page is real money, what there is of it, and the way out. */
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

/** The page of contracts with the demo account, in its frame. */
export function LeverSimulatorView(props: SimulatorProps) {
  return <LeverTradeView {...props} demo={<DemoFrame {...props} />} />;
}
