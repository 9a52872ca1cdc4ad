import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { FileButton } from '../../ui/actions/FileButton.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import { PictureCard } from '../../ui/pictures/PictureCard.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { chosenTypes, isUnderWay } from './picture.ts';
import { usePictureText, type SaidOfPicture } from './usePictureText.ts';

interface PictureRowProps extends SaidOfPicture {
  /** Name of its field. */
  name: string;
  title: string;
  /** Outline of the expected picture, on a grid of 72 by 48 units. */
  outline: string;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onStop: () => void;
}

const add = <FormattedMessage id="pictures.add" defaultMessage="Add" />;
const replace = <FormattedMessage id="pictures.replace" defaultMessage="Replace" />;
const retake = <FormattedMessage id="pictures.retake" defaultMessage="Retake" />;
const chooseOther = <FormattedMessage id="pictures.chooseOther" defaultMessage="Choose another" />;

function actionWord({ picture, reason, problem }: PictureRowProps): ReactNode {
  if (picture.state === 'refused' || problem !== undefined) return chooseOther;
  if (picture.state === 'uploaded') return replace;
  return reason === undefined ? add : retake;
}

function Action(props: PictureRowProps) {
  const { name, title, picture, onChoose, onRetry, onStop } = props;
  const intl = useIntl();
  if (isUnderWay(picture))
    return (
      <IconButton
        icon="close"
        label={intl.formatMessage(
          { id: 'pictures.stop', defaultMessage: 'Stop the upload: {picture}' },
          { picture: title },
        )}
        onClick={onStop}
      />
    );
  const choose = (
    <FileButton name={name} accept={chosenTypes} onChoose={onChoose}>
      {actionWord(props)}
    </FileButton>
  );
  if (picture.state !== 'failed') return choose;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        <FormattedMessage id="common.retry" defaultMessage="Try again" />
      </Button>
      <IconButton
        icon="close"
        label={intl.formatMessage(
          { id: 'pictures.remove', defaultMessage: 'Remove: {picture}' },
          { picture: title },
        )}
        onClick={onStop}
      />
    </>
  );
}

function Status({ photoState, picture, reason }: PictureRowProps) {
  if (photoState === 'accepted')
    return (
      <Pill tone="success" icon="check">
        <FormattedMessage id="verification.accepted" defaultMessage="Accepted" />
      </Pill>
    );
  if (reason === undefined || picture.state !== 'none') return null;
  return (
    <Pill tone="danger" icon="close">
      <FormattedMessage id="pictures.retake" defaultMessage="Retake" />
    </Pill>
  );
}

/** Image of the selected file, or the image on the server. */
const imageOf = ({ picture, kept }: PictureRowProps): string | undefined =>
  ('file' in picture ? picture.file?.image : undefined) ?? kept?.address;

/** One picture of a form: selection, immediate upload, cancel, retry, replacement. */
export function PictureRow(props: PictureRowProps) {
  const { title, outline, photoState, picture, reason, problem } = props;
  const { text, isWrong } = usePictureText(props);
  const intl = useIntl();
  const image = imageOf(props);
  const isThere = picture.state === 'uploaded' && problem === undefined;
  const isRefused = reason !== undefined && picture.state === 'none';
  return (
    <PictureCard
      title={title}
      tile={
        image === undefined
          ? { outline, tone: isThere || photoState === 'accepted' ? 'accent' : 'plain' }
          : {
              image,
              alt: intl.formatMessage(
                { id: 'pictures.image', defaultMessage: 'Your picture: {picture}' },
                { picture: title },
              ),
            }
      }
      status={<Status {...props} />}
      text={text}
      tone={isWrong || isRefused ? 'danger' : 'plain'}
      progress={
        picture.state === 'uploading' ? (
          <ProgressBar label={title} percent={Math.floor(picture.share * 100)} />
        ) : undefined
      }
      isDone={isThere && photoState === 'asked'}
      action={photoState === 'asked' ? <Action {...props} /> : undefined}
      foot={isRefused ? reason : undefined}
    />
  );
}
