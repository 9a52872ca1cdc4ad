import { FormattedMessage } from 'react-intl';
import type { Ieo } from '../../api/ieo.ts';
import { timeLeft } from '../../components/live/timeLeft.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { ieoTimes } from './productTerms.ts';

const dayMs = 86_400_000;

/** The five dated stages of a product, in the order of stageIndex. */
export function useStages(product: Ieo) {
  const dates = useDates();
  const formats = useFormats();
  const { startMs, endMs, allotMs, payMs, listMs, lockMs } = ieoTimes(product);
  const lockedMs = lockMs - listMs;
  return (nowMs: number) => [
    {
      name: <FormattedMessage id="ieo.step.apply" defaultMessage="Apply" />,
      note: dates.shortDay(nowMs < startMs ? startMs : endMs),
    },
    { name: <FormattedMessage id="ieo.step.allot" defaultMessage="Allot" />, note: dates.shortDay(allotMs) },
    { name: <FormattedMessage id="ieo.step.pay" defaultMessage="Pay" />, note: dates.shortDay(payMs) },
    {
      name: <FormattedMessage id="ieo.step.locked" defaultMessage="Locked" />,
      note:
        lockedMs < dayMs
          ? timeLeft(formats, lockedMs / 1000)
          : formats.units(Math.round(lockedMs / dayMs), 'day'),
    },
    {
      name: <FormattedMessage id="ieo.step.unlocked" defaultMessage="Unlocked" />,
      note: dates.shortDay(lockMs),
    },
  ];
}
