import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/Empty.tsx';

/** The account exists; nothing is left to fill in but the password. */
export function Registered({ identifier, action }: { identifier: string; action: ReactNode }) {
  return (
    <div role="status">
      <Empty
        title={<FormattedMessage id="register.done" defaultMessage="Your account is ready" />}
        text={
          <FormattedMessage
            id="register.done.login"
            defaultMessage="Log in with {identifier} and your password."
            values={{ identifier }}
          />
        }
        action={action}
      />
    </div>
  );
}
