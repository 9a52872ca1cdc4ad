import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Security, WithdrawalHold } from '../../../api/accountSecurity.ts';
import { HoldCallout, heldTitle } from '../../../components/details/HoldCallout.tsx';
import { holdReason } from '../../../components/details/holdReasons.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { Callout } from '../../../ui/messages/Callout.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { useSentenceSpace } from '../../../ui/text/useSentenceSpace.ts';

interface HeldNoticeProps {
  /** Times in the device's clock. */
  holds: Security['withdrawal_holds'];
  /** Page that sets a new password. */
  passwordHref: string;
}

/** The hold lasts until the user ends it. */
const isOpenEnded = ({ reason, until_ms }: WithdrawalHold) => reason === 'own' && until_ms === undefined;

const endMs = ({ until_ms }: WithdrawalHold) => until_ms ?? Infinity;

/** Hold set by the user, without an end, alone or in addition to others. */
function HeldByYou({ isAlone }: { isAlone: boolean }) {
  return (
    <Callout
      tone="warning"
      title={heldTitle}
      text={
        isAlone ? (
          <FormattedMessage
            id="security.held.byYou"
            defaultMessage="You put withdrawals on hold. None is sent until you end the hold below."
          />
        ) : (
          <FormattedMessage
            id="security.held.byYouToo"
            defaultMessage="No withdrawal is sent until you end your hold below and all other holds have ended."
          />
        )
      }
    />
  );
}

/** List of the holds: reason, start and, if there are several, end. */
function Holds({ holds }: { holds: readonly WithdrawalHold[] }) {
  const dates = useDates();
  const until = (hold: WithdrawalHold): ReactNode =>
    isOpenEnded(hold) ? (
      <FormattedMessage id="security.held.untilYou" defaultMessage="When you end it" />
    ) : hold.until_ms === undefined ? undefined : (
      dates.row(hold.until_ms)
    );
  const rowsOf = (hold: WithdrawalHold): KeyValueRow[] => {
    const ends = holds.length > 1 ? until(hold) : undefined;
    return [
      {
        label: <FormattedMessage id="security.held.reason" defaultMessage="Reason" />,
        value: holdReason(hold.reason),
      },
      {
        label: <FormattedMessage id="security.held.since" defaultMessage="Since" />,
        value: dates.row(hold.since_ms),
      },
      ...(ends === undefined
        ? []
        : [{ label: <FormattedMessage id="security.held.ends" defaultMessage="Ends" />, value: ends }]),
    ];
  };
  return (
    <Stack gap={holds.length > 1 ? '3' : '0'}>
      {holds.map((hold) => (
        <KeyValue key={hold.reason + hold.since_ms} rows={rowsOf(hold)} />
      ))}
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="security.held.possible" defaultMessage="Still possible" />,
            value: (
              <FormattedMessage
                id="security.held.possible.what"
                defaultMessage="Trading (except P2P sales), deposits, transfers"
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

/** Notice about held withdrawals: reason and end. */
export function HeldNotice({ holds, passwordHref }: HeldNoticeProps) {
  const sentenceSpace = useSentenceSpace();
  const longestFirst = [...holds].sort((a, b) => (endMs(a) === endMs(b) ? 0 : endMs(b) - endMs(a)));
  const [longest] = longestFirst;
  if (longest === undefined) return null;
  return (
    <Stack gutter padBlock="2" gap="3">
      {longest.until_ms === undefined ? (
        <HeldByYou isAlone={holds.length === 1} />
      ) : (
        <HoldCallout hold={longest} untilMs={longest.until_ms} />
      )}
      <Holds holds={longestFirst} />
      {holds.every(({ reason }) => reason === 'own') ? null : (
        <Notice
          tone="danger"
          lead={<FormattedMessage id="security.notYou" defaultMessage="Wasn’t you?" />}
          action={
            <Link href={passwordHref}>
              <FormattedMessage id="changePassword.title" defaultMessage="Change login password" />
            </Link>
          }
        >
          <FormattedMessage
            id="security.notYou.text"
            defaultMessage="Set a new login password now. It logs out all other devices."
          />
          {sentenceSpace}
          <FormattedMessage
            id="security.otherLogins"
            defaultMessage="A new password does not remove passkeys and wallets: remove those you do not know under Security and Account."
          />
        </Notice>
      )}
    </Stack>
  );
}
