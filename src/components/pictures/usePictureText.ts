import { useIntl, type IntlShape } from 'react-intl';
import { fileSize } from '../../intl/fileSize.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { failureText } from '../../ui/messages/failureText.ts';
import type { ChosenFile, KeptImage, Obstacle, Picture, PhotoState } from './picture.ts';

/** Input of a row's text. */
export interface SaidOfPicture {
  photoState: PhotoState;
  picture: Picture;
  /** The server's stored image, if any. */
  kept: KeptImage | undefined;
  /** Why the reviewer requests another picture. */
  reason?: string;
  /** Why the server rejected it with the form. */
  problem?: string;
  maxBytes: number | undefined;
}

interface PictureText {
  text: string | undefined;
  isWrong: boolean;
}

function obstacleText(intl: IntlShape, obstacle: Obstacle, maxBytes: number | undefined): string {
  if (obstacle === 'type') return intl.formatMessage(refusalMessage('verification.pictureType'));
  if (obstacle === 'heic')
    return intl.formatMessage({
      id: 'pictures.heic',
      defaultMessage: 'This browser cannot read HEIC. Save the photo as JPEG and choose it again.',
    });
  if (obstacle === 'unreadable')
    return intl.formatMessage({
      id: 'pictures.unreadable',
      defaultMessage: 'The file could not be read. Choose it again.',
    });
  return intl.formatMessage(
    {
      id: 'pictures.tooLarge',
      defaultMessage: 'The file is too large. Choose a smaller one, up to {limit}.',
    },
    { limit: fileSize(intl.locale, maxBytes ?? 0, 'limit') },
  );
}

function fileText(intl: IntlShape, { name, bytes, image }: ChosenFile): string {
  const values = { name, size: fileSize(intl.locale, bytes) };
  if (image !== undefined)
    return intl.formatMessage({ id: 'pictures.file', defaultMessage: '{name} · {size}' }, values);
  return intl.formatMessage(
    { id: 'pictures.noPreview', defaultMessage: 'No preview available. {name} ({size}) is attached.' },
    values,
  );
}

function wayText(intl: IntlShape, picture: Picture, maxBytes: number | undefined): string | undefined {
  switch (picture.state) {
    case 'none':
      return intl.formatMessage({ id: 'pictures.none', defaultMessage: 'Not added yet' });
    case 'preparing':
      return intl.formatMessage({ id: 'pictures.preparing', defaultMessage: 'Getting the photo ready' });
    case 'waiting':
      return intl.formatMessage({
        id: 'pictures.waiting',
        defaultMessage: 'Waiting: another photo is uploading',
      });
    case 'uploading':
      return intl.formatMessage(
        { id: 'pictures.uploading', defaultMessage: 'Uploading, {percent}%' },
        { percent: Math.floor(picture.share * 100) },
      );
    case 'failed':
      return intl.formatMessage(
        { id: 'pictures.failed', defaultMessage: 'Upload failed. {reason}' },
        { reason: failureText(intl, picture.error) },
      );
    case 'refused':
      return obstacleText(intl, picture.obstacle, maxBytes);
    case 'unfinished':
      return intl.formatMessage({
        id: 'pictures.unfinished',
        defaultMessage: 'The upload was not finished. Choose the photo again.',
      });
    case 'uploaded':
      return picture.file
        ? fileText(intl, picture.file)
        : intl.formatMessage({ id: 'pictures.uploaded', defaultMessage: 'Uploaded' });
  }
}

/** Text beneath a row's title, and whether it is an error. */
export function usePictureText({
  photoState,
  picture,
  kept,
  reason,
  problem,
  maxBytes,
}: SaidOfPicture): PictureText {
  const intl = useIntl();
  if (photoState !== 'asked') return { text: undefined, isWrong: false };
  if (problem !== undefined) return { text: problem, isWrong: true };
  if (picture.state === 'none' && kept?.isGone === true)
    return {
      text: intl.formatMessage({
        id: 'pictures.gone',
        defaultMessage: 'This photo is no longer saved. Choose it again.',
      }),
      isWrong: true,
    };
  if (picture.state === 'none' && reason !== undefined) return { text: undefined, isWrong: false };
  const isWrong = ['failed', 'refused', 'unfinished'].includes(picture.state);
  return { text: wayText(intl, picture, maxBytes), isWrong };
}
