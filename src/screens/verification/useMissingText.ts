import { useIntl, type IntlShape } from 'react-intl';
import { isUnderWay } from '../../components/pictures/picture.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import type { PhotoRow, PhotoSlot, Stage } from './photoRows.ts';

/** Message when exactly one picture is missing. */
function oneMissing(intl: IntlShape, slot: PhotoSlot): string {
  if (slot === 'front_pic') return intl.formatMessage(refusalMessage('verification.frontRequired'));
  if (slot === 'reverse_pic') return intl.formatMessage(refusalMessage('verification.backRequired'));
  return intl.formatMessage(refusalMessage('verification.holdingRequired'));
}

/** Why the pictures cannot be sent yet; undefined if they can. */
export function useMissingText(
  stage: Stage,
  rows: readonly PhotoRow[],
  maxBytes: number | undefined,
): string | undefined {
  const intl = useIntl();
  if (stage === 'basicFirst') return intl.formatMessage(refusalMessage('verification.basicFirst'));
  if (maxBytes === undefined)
    return intl.formatMessage({
      id: 'advanced.noUpload',
      defaultMessage: 'Photos cannot be uploaded right now. Try again later',
    });
  const asked = rows.filter(({ photoState }) => photoState === 'asked');
  const absent = asked.filter(({ picture }) => picture.state !== 'uploaded');
  const missing = absent.filter(({ picture }) => !isUnderWay(picture));
  if (absent.length === 0) return undefined;
  if (missing.length === 0)
    return intl.formatMessage({
      id: 'advanced.uploading',
      defaultMessage: 'Wait until the photos are uploaded.',
    });
  if (missing.length === 1) return oneMissing(intl, missing[0]!.slot);
  if (stage === 'rejected')
    return intl.formatMessage(
      {
        id: 'advanced.retake',
        defaultMessage:
          'Retake the {count, plural, one {# rejected photo} other {# rejected photos}} to submit.',
      },
      { count: missing.length },
    );
  return intl.formatMessage(
    {
      id: 'advanced.remaining',
      defaultMessage: 'Add the {count, plural, one {remaining photo} other {remaining # photos}} to submit.',
    },
    { count: missing.length },
  );
}
