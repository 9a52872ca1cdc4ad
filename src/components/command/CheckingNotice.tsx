import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { InSight } from '../../ui/screen/InSight.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { OpenCommand } from './attempt.ts';
import { openChoices } from './decideFirst.tsx';
import type { CommandForm } from './useCommandForm.ts';

/** Texts of one kind of command while its outcome is unknown. */
export interface OpenWords {
  checking: ReactNode;
  notFound: ReactNode;
  /** Text for a similar command that was found. */
  alike: ReactNode;
}

/** The words for one kind of command while its outcome is unknown. */
export interface CommandWords<Values, Found> extends OpenWords {
  /** The requested command, e.g. "Buy 0.064 BTC." */
  askedOf: (values: Values) => ReactNode;
  /** The same question, with the note that a retry cannot execute the command twice. */
  askedOnceOf: (values: Values) => ReactNode;
  /** Record with equal values. */
  alikeOf: (found: Found, values: Values) => ReactNode;
  /** Why no other command can be sent during the look-up. */
  obstacle: ReactNode;
}

/** The state of the last command, and the answers of the user while its outcome is unknown. */
export type LastCommand<Values, Found> = Pick<
  CommandForm<Values, Found>,
  'submission' | 'onRepeat' | 'onCheck' | 'onAccept' | 'onDismiss'
>;

interface CheckingNoticeProps<Values, Found> {
  command: LastCommand<Values, Found>;
  words: CommandWords<Values, Found>;
  /** Scrolls to the notice, for forms that are longer than the page. */
  isBroughtIntoSight?: boolean;
}

type OpenProps = Pick<OpenCommand<unknown>, 'state'> & { leads: OpenWords; hasAlike: boolean };

function Lead({ state, leads, hasAlike }: OpenProps): ReactNode {
  switch (state) {
    case 'checking':
    case 'notFound':
      return <>{leads[state]}</>;
    case 'unclear':
      return (
        <FormattedMessage
          id="command.unclear"
          defaultMessage="We could not confirm whether it went through."
        />
      );
    case 'unknowable':
      return hasAlike ? (
        <>{leads.alike}</>
      ) : (
        <FormattedMessage id="command.unknowable" defaultMessage="We cannot know whether it went through." />
      );
  }
}

/** For commands that an amount describes completely. */
export const amountAsked = (amount: ReactNode): ReactNode => (
  <FormattedMessage id="transfer.asked" defaultMessage="{amount}." values={{ amount }} />
);

/** Reason why the outcome is unknown if no id exists for a lookup. */
function Doubt({ state, hasAlike }: Omit<OpenProps, 'leads'>) {
  if (state !== 'unknowable')
    return (
      <FormattedMessage
        id="command.mayDouble"
        defaultMessage="We won’t resend it for you. If you send it again, it may be executed twice."
      />
    );
  return hasAlike ? (
    <FormattedMessage
      id="command.alike.text"
      defaultMessage="We can’t tell whether it is the one you sent."
    />
  ) : (
    <FormattedMessage
      id="command.unknowable.text"
      defaultMessage="Nothing like it is in your records so far, but it may still have gone through. If you send it again, it may be executed twice."
    />
  );
}

/** Confirmation before a command is sent that may be executed twice. */
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
          defaultMessage="If the first one went through, both will be executed."
        />
      </Notice>
    </ConfirmSheet>
  );
}

type OpenNoticeProps<Values, Found> = CheckingNoticeProps<Values, Found> & {
  last: OpenCommand<Values, Found>;
};

function OpenNotice<Values, Found>({ command, words, last }: OpenNoticeProps<Values, Found>) {
  const { onRepeat, onCheck, onAccept, onDismiss } = command;
  const { state, canDouble, draft, alike } = last;
  const [isAsking, setAsking] = useState(false);
  const asked = words.askedOf(draft);
  const hasAlike = alike.length > 0;
  const isFound = state === 'unknowable' && hasAlike;
  return (
    <>
      <Notice
        live
        tone="warning"
        icon="clock"
        lead={<Lead state={state} leads={words} hasAlike={hasAlike} />}
        action={
          <Stack gap="3" padBlock="2">
            {isFound ? alike.map((found) => words.alikeOf(found, draft)) : null}
            <Stack direction="row" gap="3" wrap>
              {isFound ? (
                <Button variant="secondary" size="sm" onClick={onAccept}>
                  <FormattedMessage id="command.accept" defaultMessage="Yes, it went through" />
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
            {asked} <Doubt state={state} hasAlike={hasAlike} />
          </>
        ) : (
          words.askedOnceOf(draft)
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

/** Replaces a command whose response did not arrive: the outcome is looked up, and only the user sends it again. */
export function CheckingNotice<Values, Found>(props: CheckingNoticeProps<Values, Found>) {
  const { submission } = props.command;
  if (!('draft' in submission)) return null;
  const notice = <OpenNotice {...props} last={submission} />;
  return props.isBroughtIntoSight ? <InSight key={submission.state}>{notice}</InSight> : notice;
}
