import { FormattedMessage } from 'react-intl';
import { Text } from '../../ui/text/Text.tsx';
import { useIsSlow } from './useIsSlow.ts';
import type { ReactNode } from 'react';

interface WaitingHintProps {
  isWaiting: boolean;
  /** Text before a wallet is asked. */
  children: ReactNode;
}

/** Line below the button: what to do while the wallet does not answer. */
export function WaitingHint({ isWaiting, children }: WaitingHintProps) {
  const isSlow = useIsSlow(isWaiting);
  return (
    <div role="status">
      <Text as="p" variant="caption" tone="muted" align="center">
        {isSlow ? (
          <FormattedMessage
            id="walletLogin.slow"
            defaultMessage="No response yet. Open your wallet and look for the request, or close this and start again."
          />
        ) : isWaiting ? (
          <FormattedMessage id="walletLogin.inWallet" defaultMessage="Continue in your wallet." />
        ) : (
          children
        )}
      </Text>
    </div>
  );
}
