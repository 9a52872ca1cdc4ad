import { useIntl } from 'react-intl';
import { holdingId, idBack, idFront } from '../../components/pictures/outlines.ts';
import type { PhotoSlot } from './photoRows.ts';

/** Title and outline of each picture. */
export function usePhotoNames(): Record<PhotoSlot, { title: string; outline: string }> {
  const intl = useIntl();
  return {
    front_pic: {
      title: intl.formatMessage({ id: 'verification.front', defaultMessage: 'ID front' }),
      outline: idFront,
    },
    reverse_pic: {
      title: intl.formatMessage({ id: 'verification.back', defaultMessage: 'ID back' }),
      outline: idBack,
    },
    hand_pic: {
      title: intl.formatMessage({ id: 'verification.holding', defaultMessage: 'Photo holding ID' }),
      outline: holdingId,
    },
  };
}
