import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ieo } from '../../api/ieo.ts';
import { useLeftText } from '../../components/live/useLeftText.ts';
import { useDates } from '../../intl/useDates.ts';
import { ieoTimes, stageAt } from './productTerms.ts';

/** What is next for a product, and when. */
export function StageSentence({ product, nowMs }: { product: Ieo; nowMs: number }): ReactNode {
  const dates = useDates();
  const left = useLeftText();
  const { startMs, endMs, allotMs, payMs, listMs, lockMs } = ieoTimes(product);
  switch (stageAt(product, nowMs)) {
    case 'coming':
      return (
        <FormattedMessage
          id="ieo.next.coming"
          defaultMessage="Applications from {time}"
          values={{ time: dates.withZone(startMs) }}
        />
      );
    case 'open':
      return (
        <FormattedMessage
          id="ieo.next.open"
          defaultMessage="Applications close in {left}"
          values={{ left: left((endMs - nowMs) / 1000) }}
        />
      );
    case 'allotting':
      return (
        <FormattedMessage
          id="ieo.next.allotting"
          defaultMessage="Applications closed, allotment on {time}"
          values={{ time: dates.withZone(allotMs) }}
        />
      );
    case 'paying':
      return (
        <FormattedMessage
          id="ieo.next.paying"
          defaultMessage="Allotted, payment until {time}"
          values={{ time: dates.withZone(payMs) }}
        />
      );
    case 'listing':
      return (
        <FormattedMessage
          id="ieo.next.listing"
          defaultMessage="Listing on {time}"
          values={{ time: dates.withZone(listMs) }}
        />
      );
    case 'locked':
      return (
        <FormattedMessage
          id="ieo.next.locked"
          defaultMessage="Listed {day}, unlocks {time}"
          values={{ day: dates.shortDay(listMs), time: dates.withZone(lockMs) }}
        />
      );
    case 'unlocked':
      return (
        <FormattedMessage
          id="ieo.next.unlocked"
          defaultMessage="Unlocked since {time}"
          values={{ time: dates.withZone(lockMs) }}
        />
      );
  }
}
