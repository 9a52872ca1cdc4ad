import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { arrowUp, plus } from '../pictures/laterIcons.ts';
import { Stack } from '../screen/Stack.tsx';
import * as styles from './ChatComposer.css.ts';

interface ChatComposerProps {
  maxLength: number;
  /** Accepted file types of a picture; undefined where none can be sent. */
  accept: string | undefined;
  /** The chosen picture, above the field. */
  attachment?: ReactNode;
  /** The picture is uploaded and is sent with the text, also without one. */
  hasPicture?: boolean;
  /** The picture is still uploading. */
  isBusy?: boolean;
  onPicture: (file: File) => void;
  /** @param text without surrounding space */
  onSend: (text: string) => void;
}

/** Field and buttons for a new message. */
export function ChatComposer(props: ChatComposerProps) {
  const { maxLength, accept, attachment, hasPicture = false, isBusy = false, onPicture, onSend } = props;
  const intl = useIntl();
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const trimmed = text.trim();
  const canSend = !isBusy && (trimmed !== '' || hasPicture);
  const send = (): void => {
    if (!canSend) return;
    onSend(trimmed);
    setText('');
  };
  const label = intl.formatMessage({ id: 'chat.write', defaultMessage: 'Write a message' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="3">
        {attachment}
        <div className={styles.composer}>
          {accept === undefined ? null : (
            <>
              <IconButton
                icon={plus}
                label={intl.formatMessage({ id: 'chat.addPicture', defaultMessage: 'Add a picture' })}
                onClick={() => file.current?.click()}
              />
              <input
                ref={file}
                type="file"
                name="picture"
                accept={accept}
                hidden
                onChange={({ target }) => {
                  const chosen = target.files?.[0];
                  // Otherwise the same file could not be selected again.
                  target.value = '';
                  if (chosen) onPicture(chosen);
                }}
              />
            </>
          )}
          <textarea
            className={styles.input}
            name="text"
            rows={1}
            aria-label={label}
            placeholder={label}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // Enter alone is a line break, which on-screen keyboards have no other key for.
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            }}
          />
          <button
            type="submit"
            className={styles.send}
            aria-label={intl.formatMessage({ id: 'chat.send', defaultMessage: 'Send' })}
            disabled={!canSend}
          >
            <Icon name={arrowUp} size="md" />
          </button>
        </div>
      </Stack>
    </form>
  );
}
