import { useIntl } from 'react-intl';
import { holdTime } from '../../../components/live/holdTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';

/** Message after an address is saved: it requires confirmation, then a hold of the given minutes. */
export function useSavedText(): (holdMinutes: number | undefined) => string {
  const intl = useIntl();
  const formats = useFormats();
  return (minutes) =>
    minutes === undefined
      ? intl.formatMessage({
          id: 'address.done.unknown',
          defaultMessage: 'Address saved. Confirm it in the list before you use it.',
        })
      : intl.formatMessage(
          {
            id: 'address.done',
            defaultMessage: 'Address saved. Confirm it in the list; you can use it {time} after that.',
          },
          { time: holdTime(formats, minutes) },
        );
}
