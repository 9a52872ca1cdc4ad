import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/lists/Empty.tsx';

/** The account exists, and the login form is filled in: only the login remains. */
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
