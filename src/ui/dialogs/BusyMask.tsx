import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadingDelayMs } from '../../theme/durations.css.ts';
import { Spinner } from '../loading/Spinner.tsx';
import * as styles from './BusyMask.css.ts';

type BusyMaskProps = {
  /** A command is being sent. Queries show skeletons instead. */
  busy: boolean;
};

/** Delay before the mask appears, in milliseconds; shorter commands show none. */
export const busyDelay = loadingDelayMs;

/** Covers the page while a command takes longer than a second, to prevent double submission. */
export function BusyMask({ busy }: BusyMaskProps) {
  const [isLong, setLong] = useState(false);
  const words = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), busyDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  const isShown = busy && isLong;
  useEffect(() => {
    // A modal dialog blocks pointer and keyboard, which an overlay does not.
    if (isShown) dialog.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.mask}
      aria-labelledby={words}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.box}>
        <Spinner />
        <span id={words} role="status">
          <FormattedMessage id="ui.busyMask.waiting" defaultMessage="One moment" />
        </span>
      </div>
    </dialog>
  );
}
