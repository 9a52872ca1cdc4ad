import { blocksTime } from '../../components/live/blocksTime.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';

/** Formats the usual duration of the confirmations: ≈ 3 minutes. */
export function useArrival(): (seconds: number | undefined) => string {
  const formats = useFormats();
  return (seconds) => (seconds === undefined ? noValue : blocksTime(formats, seconds));
}
