import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenSession } from '../../../api/accountSecurity.ts';
import { useDeviceName } from '../../../components/details/useDeviceName.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconDisc } from '../../../ui/pictures/IconDisc.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';

interface SessionRowProps {
  session: OpenSession;
  /** Server time, ms since 1970 UTC. */
  now: number;
  isEnding: boolean;
  /** The session is logged out and keeps its position in the list. */
  isEnded: boolean;
  onEnd: () => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const phones: readonly string[] = ['iOS', 'iPadOS', 'Android'];

/** Time of the last use: now, or relative. */
function Used({ ms }: { ms: number }) {
  const intl = useIntl();
  if (ms < minuteMs) return <FormattedMessage id="sessions.now" defaultMessage="active now" />;
  const [count, unit] =
    ms < hourMs
      ? ([ms / minuteMs, 'minute'] as const)
      : ms < dayMs
        ? ([ms / hourMs, 'hour'] as const)
        : ([ms / dayMs, 'day'] as const);
  return (
    <FormattedMessage
      id="sessions.used"
      defaultMessage="active {ago}"
      values={{ ago: intl.formatRelativeTime(-Math.floor(count), unit) }}
    />
  );
}

/** Keeps its position, height and focus after the session has ended. */
function End({
  device,
  isEnding,
  isEnded,
  onEnd,
}: { device: string } & Pick<SessionRowProps, 'isEnding' | 'isEnded' | 'onEnd'>) {
  const intl = useIntl();
  return (
    <Button
      variant="secondary"
      size="sm"
      label={
        isEnded
          ? intl.formatMessage({ id: 'sessions.ended.of', defaultMessage: '{device}: ended' }, { device })
          : intl.formatMessage({ id: 'sessions.end.of', defaultMessage: 'Log out {device}' }, { device })
      }
      loading={isEnding && !isEnded ? '' : undefined}
      disabled={isEnded}
      onClick={onEnd}
    >
      {isEnded ? (
        <FormattedMessage id="sessions.ended" defaultMessage="Ended" />
      ) : (
        <FormattedMessage id="session.logout" defaultMessage="Log out" />
      )}
    </Button>
  );
}

/** Logged-in device. */
export function SessionRow({ session, now, isEnding, isEnded, onEnd }: SessionRowProps) {
  const { system, network, created_ms, used_ms, is_current } = session;
  const dates = useDates();
  const nameOf = useDeviceName();
  const device = nameOf(session);
  const used = <Used ms={is_current ? 0 : now - used_ms} />;
  return (
    <ListRow
      titleRoom="word"
      lead={
        <IconDisc
          icon={phones.includes(system) ? laterIcons.phone : laterIcons.globe}
          tone={is_current ? 'accent' : 'neutral'}
        />
      }
      title={
        <Stack direction="row" gap="3" align="center" wrap>
          <span>{device}</span>
          {is_current ? (
            <Pill tone="accent">
              <FormattedMessage id="sessions.current" defaultMessage="This device" />
            </Pill>
          ) : null}
        </Stack>
      }
      caption={
        <>
          {network === '' ? (
            used
          ) : (
            <>
              {network} · {used}
            </>
          )}
          <br />
          <FormattedMessage
            id="sessions.since"
            defaultMessage="Since {time}"
            values={{ time: dates.row(created_ms) }}
          />
        </>
      }
      value={
        is_current ? undefined : <End device={device} isEnding={isEnding} isEnded={isEnded} onEnd={onEnd} />
      }
    />
  );
}
