import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { LeadSentence } from '../details/LeadSentence.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { WalletSheetProps } from './walletSteps.ts';

export function FailedStep({ text }: { text: string }) {
  return (
    <Notice tone="danger" live lead={<LeadSentence of="session.walletFailed" />}>
      {text}
    </Notice>
  );
}

export function FailedActions({ signature, isOffline, otherWays }: WalletSheetProps) {
  return (
    <Stack gap="4">
      <Button
        width="block"
        icon="refresh"
        disabled={isOffline}
        reason={
          isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : undefined
        }
        onClick={signature.connect}
      >
        <FormattedMessage id="common.retry" defaultMessage="Try again" />
      </Button>
      {otherWays}
    </Stack>
  );
}
