import { FormattedMessage } from 'react-intl';
import { minutesText } from '../../components/live/minutesText.ts';
import { useSecondsUntil } from '../../components/live/useSecondsUntil.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { lock } from '../../ui/pictures/laterIcons.ts';

interface PriceHoldProps {
  /** Until when the price cannot change, by the device clock; undefined if the back end does not say. */
  untilMs: number | undefined;
  /** Another price is in force. */
  isChanged: boolean;
}

/** How long the shown price holds. Only this pill renders with each second. */
export function PriceHold({ untilMs, isChanged }: PriceHoldProps) {
  const seconds = useSecondsUntil(untilMs ?? 0);
  if (isChanged)
    return (
      <Pill tone="warning" icon="warning">
        <FormattedMessage id="otc.price.changed" defaultMessage="Price changed" />
      </Pill>
    );
  if (untilMs === undefined) return null;
  return seconds > 0 ? (
    <Pill tone="accent" icon={lock}>
      <FormattedMessage
        id="otc.price.held"
        defaultMessage="Held {time}"
        values={{ time: minutesText(seconds) }}
      />
    </Pill>
  ) : (
    <Pill tone="neutral" icon="clock">
      <FormattedMessage id="otc.price.reading" defaultMessage="Checking the price" />
    </Pill>
  );
}
