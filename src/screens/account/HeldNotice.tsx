import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Security, WithdrawalHold } from '../../api/accountSecurity.ts';
import { waitOf } from '../../components/live/timeLeft.ts';
import { useSecondsUntil } from '../../components/live/useSecondsUntil.ts';
import { useDates } from '../../intl/useDates.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { holdReason } from './holdReasons.tsx';

interface HeldNoticeProps {
  /** By this device's clock. */
  holds: Security['withdrawal_holds'];
  /** The page on which a new password is set. */
  passwordHref: string;
}

const title = <FormattedMessage id="security.held" defaultMessage="Withdrawals are held" />;

function Wait({ hold, untilMs }: { hold: WithdrawalHold; untilMs: number }) {
  const dates = useDates();
  const seconds = useSecondsUntil(untilMs);
  const { count, unit } = waitOf(seconds);
  return (
    <Callout
      tone="warning"
      lead={
        <Dial
          tone="warning"
          share={(seconds * 1000) / (untilMs - hold.since_ms)}
          value={
            unit === 'hour' ? (
              <FormattedMessage id="time.hours" defaultMessage="{count} h" values={{ count }} />
            ) : (
              <FormattedMessage id="time.minutes" defaultMessage="{count} min" values={{ count }} />
            )
          }
          unit={<FormattedMessage id="security.held.left" defaultMessage="left" />}
        />
      }
      title={title}
      text={
        <FormattedMessage
          id="security.held.until"
          defaultMessage="Until {time}"
          values={{ time: dates.detail(untilMs) }}
        />
      }
    />
  );
}

/** Why no withdrawal leaves, and until when. */
export function HeldNotice({ holds, passwordHref }: HeldNoticeProps) {
  const dates = useDates();
  const [longest] = holds;
  if (longest === undefined) return null;
  const rows = holds.flatMap((hold): { label: ReactNode; value: ReactNode }[] => [
    {
      label: <FormattedMessage id="security.held.reason" defaultMessage="Reason" />,
      value: holdReason(hold.reason),
    },
    {
      label: <FormattedMessage id="security.held.since" defaultMessage="Since" />,
      value: dates.row(hold.since_ms),
    },
  ]);
  return (
    <Stack gutter padBlock="2" gap="3">
      {longest.until_ms === undefined ? (
        <Callout
          tone="warning"
          title={title}
          text={
            <FormattedMessage
              id="security.held.byYou"
              defaultMessage="You hold them. Nothing leaves until you end the hold below."
            />
          }
        />
      ) : (
        <Wait hold={longest} untilMs={longest.until_ms} />
      )}
      <KeyValue
        rows={[
          ...rows,
          {
            label: <FormattedMessage id="security.held.possible" defaultMessage="Still possible" />,
            value: (
              <FormattedMessage
                id="security.held.possible.what"
                defaultMessage="Trading, deposits, transfers"
              />
            ),
          },
        ]}
      />
      {holds.every(({ reason }) => reason === 'own') ? null : (
        <Notice
          tone="danger"
          lead={<FormattedMessage id="security.notYou" defaultMessage="Was this not you?" />}
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
        </Notice>
      )}
    </Stack>
  );
}
