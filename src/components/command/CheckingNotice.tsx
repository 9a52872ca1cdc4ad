import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';

interface CheckingNoticeProps {
  state: 'checking' | 'notFound';
  lead: ReactNode;
  /** What was asked for, and that sending it again cannot carry it out twice. */
  children: ReactNode;
  onRepeat: () => void;
  onDismiss: () => void;
}

/** In place of a command whose answer did not come: it is looked up, and only the person sends it again. */
export function CheckingNotice({ state, lead, children, onRepeat, onDismiss }: CheckingNoticeProps) {
  return (
    <Notice
      live
      tone="warning"
      icon="clock"
      lead={lead}
      action={
        <Stack direction="row" gap="3" wrap padBlock="2">
          <Button variant="secondary" size="sm" onClick={onRepeat}>
            <FormattedMessage id="common.sendAgain" defaultMessage="Send again" />
          </Button>
          {state === 'notFound' ? (
            <Button variant="text" size="sm" onClick={onDismiss}>
              <FormattedMessage id="spot.checking.dismiss" defaultMessage="Leave it" />
            </Button>
          ) : null}
        </Stack>
      }
    >
      {children}
    </Notice>
  );
}
