import { FormattedMessage } from 'react-intl';

/** Why nothing else can be sent while it is open what becomes of a command that did not arrive. */
export const decideFirst = (
  <FormattedMessage id="command.decideFirst" defaultMessage="First send it again or leave it." />
);
