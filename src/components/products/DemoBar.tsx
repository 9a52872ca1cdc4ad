import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Callout } from '../../ui/messages/Callout.tsx';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { demoAccount } from './demoWords.tsx';

/** Reset of the demo account, after a confirmation. */
export interface DemoReset {
  isAsked: boolean;
  isSending: boolean;
  onAsk: (isAsked: boolean) => void;
  onReset: () => void;
}

interface DemoBarProps {
  /** Balance of the demo account. */
  amount: ReactNode;
  /** Data that a reset deletes. */
  resetText: ReactNode;
  reset: DemoReset;
  /** Link to the real account. */
  exit: string;
  isOffline: boolean;
}

function ResetSheet({ resetText, reset }: Pick<DemoBarProps, 'resetText' | 'reset'>) {
  return (
    <ConfirmSheet
      title={<FormattedMessage id="lever.demo.reset.title" defaultMessage="Reset the demo account?" />}
      keep={<FormattedMessage id="address.keep" defaultMessage="Keep it" />}
      commit={<FormattedMessage id="lever.demo.reset.commit" defaultMessage="Reset demo" />}
      variant="danger"
      busy={
        reset.isSending ? (
          <FormattedMessage id="lever.demo.reset.busy" defaultMessage="Resetting" />
        ) : undefined
      }
      onKeep={() => reset.onAsk(false)}
      onCommit={reset.onReset}
    >
      <Text as="p" tone="secondary">
        {resetText}
      </Text>
    </ConfirmSheet>
  );
}

/** Shows that the page uses demo money, the demo balance, and links to leave the demo. */
export function DemoBar(props: DemoBarProps) {
  const { amount, reset, exit, isOffline } = props;
  return (
    <Stack gutter padBlock="3">
      <Callout
        tone="dashed"
        title={demoAccount}
        text={
          <FormattedMessage
            id="lever.demo.balance"
            defaultMessage="{amount}, not real money"
            values={{ amount }}
          />
        }
        actions={
          <>
            <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => reset.onAsk(true)}>
              <FormattedMessage id="lever.demo.reset" defaultMessage="Reset" />
            </Button>
            <Button variant="secondary" size="sm" href={exit}>
              <FormattedMessage id="lever.demo.exit" defaultMessage="Exit demo" />
            </Button>
          </>
        }
      />
      {reset.isAsked ? <ResetSheet {...props} /> : null}
    </Stack>
  );
}
