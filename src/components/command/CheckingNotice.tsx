import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { OpenCommand } from './attempt.ts';
import { openChoices } from './decideFirst.tsx';

/** What is said of one kind of command while it is open what became of it. */
export interface OpenWords {
  checking: ReactNode;
  notFound: ReactNode;
  /** One that asks for the same was found. */
  alike: ReactNode;
}

interface CheckingNoticeProps extends Pick<OpenCommand<unknown>, 'state' | 'canDouble'> {
  leads: OpenWords;
  /** What was asked for, as "Buy 0.064 BTC." */
  asked: ReactNode;
  /** The same, and that sending it again cannot carry it out twice. */
  askedOnce: ReactNode;
  /** What is like it on the server; undefined where nothing was found. */
  alike?: ReactNode;
  /** With the consent of the person where it may be carried out twice. */
  onRepeat: (consent?: 'mayDouble') => void;
  /** Looks it up again. */
  onCheck: () => void;
  /** What was found is it. */
  onAccept: () => void;
  onDismiss: () => void;
}

function Lead({ state, leads, alike }: Pick<CheckingNoticeProps, 'state' | 'leads' | 'alike'>): ReactNode {
  switch (state) {
    case 'checking':
    case 'notFound':
      return <>{leads[state]}</>;
    case 'unclear':
      return (
        <FormattedMessage id="command.unclear" defaultMessage="We could not check whether it arrived." />
      );
    case 'unknowable':
      return alike === undefined ? (
        <FormattedMessage id="command.unknowable" defaultMessage="We cannot know whether it arrived." />
      ) : (
        <>{leads.alike}</>
      );
  }
}

/** Why nobody can say, where there is nothing to look it up by. */
function Doubt({ state, alike }: Pick<CheckingNoticeProps, 'state' | 'alike'>) {
  if (state !== 'unknowable')
    return (
      <FormattedMessage
        id="command.mayDouble"
        defaultMessage="It is not sent again by itself. Sent again, it may be carried out twice."
      />
    );
  return alike === undefined ? (
    <FormattedMessage
      id="command.unknowable.text"
      defaultMessage="Nothing like it is in your records so far, but it may still have arrived. Sent again, it may be carried out twice."
    />
  ) : (
    <FormattedMessage
      id="command.alike.text"
      defaultMessage="The server does not say whether it is the one you sent."
    />
  );
}

/** Asks before a command is sent that may be carried out twice. */
function ConfirmDouble({
  asked,
  onKeep,
  onCommit,
}: Record<'onKeep' | 'onCommit', () => void> & { asked: ReactNode }) {
  return (
    <ConfirmSheet
      title={<FormattedMessage id="command.double.title" defaultMessage="Send it again?" />}
      keep={<FormattedMessage id="common.cancel" defaultMessage="Cancel" />}
      commit={openChoices.sendAgain}
      variant="danger"
      onKeep={onKeep}
      onCommit={onCommit}
    >
      <Notice tone="warning" lead={asked}>
        <FormattedMessage
          id="command.double.text"
          defaultMessage="If the first one has arrived, both are carried out."
        />
      </Notice>
    </ConfirmSheet>
  );
}

/** In place of a command whose answer did not come: it is looked up, and only the person sends it again. */
export function CheckingNotice(props: CheckingNoticeProps) {
  const { state, canDouble, asked, askedOnce, alike, onRepeat, onCheck, onAccept, onDismiss } = props;
  const [isAsking, setAsking] = useState(false);
  const isFound = state === 'unknowable' && alike !== undefined;
  return (
    <>
      <Notice
        live
        tone="warning"
        icon="clock"
        lead={<Lead {...props} />}
        action={
          <Stack gap="3" padBlock="2">
            {isFound ? alike : null}
            <Stack direction="row" gap="3" wrap>
              {isFound ? (
                <Button variant="secondary" size="sm" onClick={onAccept}>
                  <FormattedMessage id="command.accept" defaultMessage="It arrived" />
                </Button>
              ) : null}
              {state === 'unclear' || (state === 'unknowable' && !isFound) ? (
                <Button variant="secondary" size="sm" onClick={onCheck}>
                  <FormattedMessage id="command.checkAgain" defaultMessage="Check again" />
                </Button>
              ) : null}
              {canDouble && state === 'checking' ? null : (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => (canDouble ? setAsking(true) : onRepeat())}
                >
                  {openChoices.sendAgain}
                </Button>
              )}
              {state === 'checking' || isFound ? null : (
                <Button variant="text" size="sm" onClick={onDismiss}>
                  {openChoices.dismiss}
                </Button>
              )}
            </Stack>
          </Stack>
        }
      >
        {canDouble ? (
          <>
            {asked} <Doubt {...props} />
          </>
        ) : (
          askedOnce
        )}
      </Notice>
      {isAsking ? (
        <ConfirmDouble
          asked={asked}
          onKeep={() => setAsking(false)}
          onCommit={() => {
            setAsking(false);
            onRepeat('mayDouble');
          }}
        />
      ) : null}
    </>
  );
}
