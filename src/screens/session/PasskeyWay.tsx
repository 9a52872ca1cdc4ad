import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { key } from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';

export interface PasskeyWayProps {
  isPending: boolean;
  onLogIn: () => void;
}

/** Login with a passkey that the browser lets the user choose. */
export function PasskeyWay({ isPending, onLogIn }: PasskeyWayProps) {
  return (
    <Stack gutter>
      <Button
        variant="secondary"
        width="block"
        icon={key}
        loading={
          isPending ? <FormattedMessage id="login.submitting" defaultMessage="Logging in" /> : undefined
        }
        onClick={onLogIn}
      >
        <FormattedMessage id="passkeys.logIn" defaultMessage="Log in with a passkey" />
      </Button>
    </Stack>
  );
}
