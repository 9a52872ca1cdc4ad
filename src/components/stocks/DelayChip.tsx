import { FormattedMessage } from 'react-intl';
import { Pill } from '../../ui/facts/Pill.tsx';
import { useLeftText } from '../live/useLeftText.ts';

interface DelayChipProps {
  /** Delay of the source in seconds; undefined where the back end does not state it. */
  delayS: number | undefined;
  /** Beside another clock. */
  isPlain?: boolean;
}

/** Delay of the prices. */
export function DelayChip({ delayS, isPlain = false }: DelayChipProps) {
  const durationText = useLeftText();
  if (delayS === undefined)
    return (
      <Pill tone="neutral">
        <FormattedMessage id="stocks.delay.unknown" defaultMessage="Delay not stated" />
      </Pill>
    );
  if (delayS === 0)
    return (
      <Pill tone="neutral">
        <FormattedMessage id="stocks.delay.none" defaultMessage="Real time" />
      </Pill>
    );
  return (
    <Pill tone={isPlain ? 'neutral' : 'warning'} icon={isPlain ? undefined : 'clock'}>
      <FormattedMessage
        id="stocks.delay"
        defaultMessage="Delayed {time}"
        values={{ time: durationText(delayS) }}
      />
    </Pill>
  );
}
