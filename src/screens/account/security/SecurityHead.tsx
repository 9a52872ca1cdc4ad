import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Callout } from '../../../ui/messages/Callout.tsx';
import { Dial } from '../../../ui/progress/Dial.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { stepsOf, type Protection, type Step } from '../steps.ts';

const needs: Record<Step, ReactNode> = {
  password: (
    <FormattedMessage
      id="security.need.password"
      defaultMessage="Set a login password as a second way in beside your wallet."
    />
  ),
  fundPassword: (
    <FormattedMessage
      id="security.need.fundPassword"
      defaultMessage="Set a fund password. Without it you cannot withdraw or save addresses."
    />
  ),
  email: (
    <FormattedMessage
      id="security.need.email"
      defaultMessage="Add an email address, so that we can reach you and you can get back in."
    />
  ),
  phone: (
    <FormattedMessage
      id="security.need.phone"
      defaultMessage="Add a phone number as a second way back into your account."
    />
  ),
};

/** Progress of the account's protection and the next step. */
export function SecurityHead({ protection }: { protection: Protection }) {
  const { missing, doneCount, count } = stepsOf(protection);
  const [next] = missing;
  return (
    <Stack gutter padBlock="3">
      <Callout
        tone="plain"
        lead={
          <Dial
            share={doneCount / count}
            value={
              <FormattedMessage
                id="security.steps"
                defaultMessage="{done} of {count}"
                values={{ done: doneCount, count }}
              />
            }
            unit={<FormattedMessage id="security.steps.done" defaultMessage="done" />}
          />
        }
        title={
          next === undefined ? (
            <FormattedMessage id="security.complete" defaultMessage="All set" />
          ) : (
            <FormattedMessage
              id="security.stepsLeft"
              defaultMessage="{count, plural, =1 {One step left} one {# step left} other {# steps left}}"
              values={{ count: missing.length }}
            />
          )
        }
        text={
          next === undefined ? (
            <FormattedMessage
              id="security.complete.text"
              defaultMessage="All protections for this account are on."
            />
          ) : (
            needs[next]
          )
        }
      />
    </Stack>
  );
}
