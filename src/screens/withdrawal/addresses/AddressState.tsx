import { FormattedMessage, useIntl } from 'react-intl';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useSecondsUntil } from '../../../components/live/useSecondsUntil.ts';
import { useDeviceName } from '../../../components/details/useDeviceName.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { StatusPill } from '../../../components/details/StatusPill.tsx';
import { Pill } from '../../../ui/facts/Pill.tsx';
import type { SavedAddress } from './savedAddresses.ts';

/** A wait in minutes, rounded up: 17 h 12 min. */
function Wait({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0)
    return <FormattedMessage id="time.minutes" defaultMessage="{count} min" values={{ count: minutes }} />;
  return (
    <FormattedMessage
      id="address.held.wait"
      defaultMessage="{hours} h {minutes} min"
      values={{ hours, minutes: rest }}
    />
  );
}

interface StateProps {
  address: SavedAddress;
  /** Seconds until it is usable; 0 if it is. */
  left: number;
}

/** Whether the address is not usable yet: the end of the wait needs no confirmation by the server. */
export const isHeld = ({ state }: SavedAddress, left: number): boolean => state === 'held' && left > 0;

/** State of a saved address, as a pill. */
export function AddressState({ address, left }: StateProps) {
  const dates = useDates();
  if (address.state === undefined) return <StatusPill status={undefined} code={address.stateCode} />;
  if (address.state === 'waiting')
    return (
      <Pill tone="accent" icon="info" wraps>
        <FormattedMessage id="address.waiting" defaultMessage="Waiting for you to confirm" />
      </Pill>
    );
  if (isHeld(address, left))
    return (
      <Pill tone="warning" icon="clock" wraps>
        <FormattedMessage
          id="address.held"
          defaultMessage="Usable in {time}"
          values={{ time: <Wait seconds={left} /> }}
        />
      </Pill>
    );
  // An address with an unknown end of its wait.
  if (address.state === 'held')
    return address.usableMs === undefined ? (
      <Pill tone="warning" icon="clock">
        <FormattedMessage id="address.held.open" defaultMessage="On hold" />
      </Pill>
    ) : (
      <Ready />
    );
  return (
    <>
      <Ready />
      {address.usedMs === undefined ? null : (
        <FormattedMessage
          id="address.used"
          defaultMessage="Last used {date}"
          values={{ date: dates.day(address.usedMs) }}
        />
      )}
    </>
  );
}

function Ready() {
  return (
    <Pill tone="success" icon="check">
      <FormattedMessage id="address.ready" defaultMessage="Ready" />
    </Pill>
  );
}

interface NoteProps extends StateProps {
  /** Holding period of a new address; undefined where the back end omits it. */
  holdMinutes: number | undefined;
}

/** Explanation of the state: when and on which device the address was saved, or when its hold ends. */
export function useStateNote({ address, left, holdMinutes }: NoteProps): string | undefined {
  const intl = useIntl();
  const dates = useDates();
  const formats = useFormats();
  const nameOf = useDeviceName();
  const { state, savedMs, usableMs, browser, system } = address;
  if (state === 'waiting') {
    const saved =
      savedMs === undefined
        ? undefined
        : browser === '' && system === ''
          ? intl.formatMessage(
              { id: 'address.waiting.saved', defaultMessage: 'Saved {time}.' },
              { time: dates.row(savedMs) },
            )
          : intl.formatMessage(
              { id: 'address.waiting.savedBy', defaultMessage: 'Saved {time}, {device}.' },
              { time: dates.row(savedMs), device: nameOf({ browser, system }) },
            );
    const hold =
      holdMinutes === undefined
        ? undefined
        : intl.formatMessage(
            { id: 'address.waiting.hold', defaultMessage: 'You can use it {time} after you confirm.' },
            { time: holdTime(formats, holdMinutes) },
          );
    return [saved, hold].filter((each) => each !== undefined).join(' ') || undefined;
  }
  return isHeld(address, left) && usableMs !== undefined
    ? intl.formatMessage(
        { id: 'address.held.until', defaultMessage: 'On hold until {time}' },
        { time: dates.withZone(usableMs) },
      )
    : undefined;
}

export const useWaitOf = ({ state, usableMs }: SavedAddress): number =>
  useSecondsUntil(state === 'held' ? (usableMs ?? 0) : 0);
