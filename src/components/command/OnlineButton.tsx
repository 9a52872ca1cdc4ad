import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';

interface OnlineButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'disabled' | 'reason' | 'fix' | 'href'
> {
  isOffline: boolean;
}

/** A button that waits while the device is offline, and says so beneath it. */
export function OnlineButton({ isOffline, ...button }: OnlineButtonProps) {
  return (
    <Button
      {...button}
      disabled={isOffline}
      reason={
        isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : undefined
      }
    />
  );
}
