import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { OpenState } from './attempt.ts';

interface CheckingNoticeProps {
  state: OpenState;
  /** What is said of it while it is looked up, and once it was not found. */
  leads: Readonly<Record<Exclude<OpenState, 'unclear'>, ReactNode>>;
  /** What was asked for, and that sending it again cannot carry it out twice. */
  children: ReactNode;
  onRepeat: () => void;
  /** Looks an unclear one up again. */
  onCheck: () => void;
  onDismiss: () => void;
}

/** In place of a command whose answer did not come: it is looked up, and only the person sends it again. */
export function CheckingNotice({
  state,
  leads,
  children,
  onRepeat,
  onCheck,
  onDismiss,
}: CheckingNoticeProps) {
  return (
    <Notice
      live
      tone="warning"
      icon="clock"
      lead={
        state === 'unclear' ? (
          <FormattedMessage id="command.unclear" defaultMessage="We could not check whether it arrived" />
        ) : (
          leads[state]
        )
      }
      action={
        <Stack direction="row" gap="3" wrap padBlock="2">
          {state === 'unclear' ? (
            <Button variant="secondary" size="sm" onClick={onCheck}>
              <FormattedMessage id="command.checkAgain" defaultMessage="Check again" />
            </Button>
          ) : null}
          <Button variant="secondary" size="sm" onClick={onRepeat}>
            <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />
          </Button>
          {state === 'checking' ? null : (
            <Button variant="text" size="sm" onClick={onDismiss}>
              <FormattedMessage id="spot.checking.dismiss" defaultMessage="Dismiss" />
            </Button>
          )}
        </Stack>
      }
    >
      {children}
    </Notice>
  );
}
