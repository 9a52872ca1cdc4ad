import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OpenCommand } from './attempt.ts';

/** Button labels of a command with an open outcome, shared by all texts that refer to them. */
export const openChoices = {
  sendAgain: <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />,
  dismiss: <FormattedMessage id="command.dismiss" defaultMessage="Dismiss" />,
};

/**
 * Reason why no further command can be sent while the outcome of the last one is open; `checking` during its lookup.
 */
export function decideFirst(last: OpenCommand<unknown>, checking: ReactNode): ReactNode {
  if (last.state === 'checking') return checking;
  return last.alike.length > 0 ? (
    <FormattedMessage id="command.decideAlike" defaultMessage="First choose whether it went through." />
  ) : (
    <FormattedMessage
      id="command.decideFirst"
      defaultMessage="First choose {sendAgain} or {dismiss}."
      values={{ sendAgain: openChoices.sendAgain, dismiss: openChoices.dismiss }}
    />
  );
}
