import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '../actions/TextButton.tsx';
import { Sheet } from '../dialogs/Sheet.tsx';
import type { Remote } from '../loading/remoteData.ts';
import { Spinner } from '../loading/Spinner.tsx';
import * as styles from './ChatPicture.css.ts';

interface ChatPictureProps {
  /** URL of the image. */
  of: Remote<string>;
}

/** The picture of a message; a press opens it in full width. */
export function ChatPicture({ of }: ChatPictureProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const title = intl.formatMessage({ id: 'claim.picture', defaultMessage: 'Picture' });
  if (of.state === 'loading')
    return (
      <div className={styles.frame} role="img" aria-label={title}>
        <Spinner />
      </div>
    );
  if (of.state === 'failed')
    return (
      <div className={styles.frame}>
        <span className={styles.words}>
          <FormattedMessage id="chat.picture.failed" defaultMessage="The picture could not be loaded." />{' '}
          <TextButton place="text" onClick={of.retry}>
            <FormattedMessage id="common.retry" defaultMessage="Try again" />
          </TextButton>
        </span>
      </div>
    );
  return (
    <>
      <button type="button" className={styles.frame} aria-label={title} onClick={() => setIsOpen(true)}>
        <img className={styles.image} src={of.data} alt="" />
      </button>
      {isOpen ? (
        <Sheet title={title} onClose={() => setIsOpen(false)}>
          <img className={styles.whole} src={of.data} alt={title} />
        </Sheet>
      ) : null}
    </>
  );
}
