import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';

interface OnlineButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'disabled' | 'reason' | 'fix' | 'href'
> {
  isOffline: boolean;
}

/** Button that is disabled while the device is offline, with the reason below. */
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
