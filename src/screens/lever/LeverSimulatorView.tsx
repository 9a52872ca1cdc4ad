import { FormattedMessage } from 'react-intl';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { demoAccount } from './demoWords.tsx';
import { LeverTradeView, type LeverTradeViewProps } from './LeverTradeView.tsx';
import { useAccountFigures } from './useAccountFigures.ts';
import { useAsked } from './useAsked.ts';

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
  const resetting = useAsked<true>(practice.onReset);
  return (
    <Stack gutter padBlock="3">
      <Callout
        tone="dashed"
        title={demoAccount}
        text={
          <FormattedMessage
            id="lever.demo.balance"
            defaultMessage="{amount}, not real money"
            values={{
              amount: equity === undefined ? <NotReported /> : `${formats.total(equity)}\u00a0${coin}`,
            }}
          />
        }
        actions={
          <>
            <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => resetting.ask(true)}>
              <FormattedMessage id="lever.demo.reset" defaultMessage="Reset" />
            </Button>
            <Button variant="secondary" size="sm" href={practice.exit}>
              <FormattedMessage id="lever.demo.exit" defaultMessage="Exit demo" />
            </Button>
          </>
        }
      />
      {resetting.asked ? (
        <ConfirmSheet
          title={<FormattedMessage id="lever.demo.reset.title" defaultMessage="Reset the demo account?" />}
          keep={<FormattedMessage id="address.keep" defaultMessage="Keep it" />}
          commit={<FormattedMessage id="lever.demo.reset.commit" defaultMessage="Reset demo" />}
          variant="danger"
          busy={
            resetting.isSending ? (
              <FormattedMessage id="lever.demo.reset.busy" defaultMessage="Resetting" />
            ) : undefined
          }
          onKeep={resetting.keep}
          onCommit={() => resetting.send()}
        >
          <Text as="p" tone="secondary">
            <FormattedMessage
              id="lever.demo.reset.text"
              defaultMessage="All open demo positions and orders end without a result, and the demo balance starts over. History stays. Your real money is not touched."
            />
          </Text>
        </ConfirmSheet>
      ) : null}
    </Stack>
  );
}

/** The page of contracts with the demo account, in its frame. */
export function LeverSimulatorView(props: SimulatorProps) {
  return <LeverTradeView {...props} demo={<DemoFrame {...props} />} />;
}
