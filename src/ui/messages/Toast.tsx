import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { supportHref } from '../screen/supportHref.ts';
import type { ToastMessage } from './createToaster.ts';
import { useSwipeAway } from './useSwipeAway.ts';
import * as styles from './Toast.css.ts';

type ToastProps = {
  toast: ToastMessage;
  onDismiss: () => void;
};

/** Minimum display time of a toast that is no error, in milliseconds. */
export const toastTime = 4_000;
/** A longer text is displayed for its reading time, in milliseconds per character. */
const readingTime = 80;

const icons: Record<ToastMessage['kind'], IconName> = { success: 'check', info: 'info', error: 'warning' };

/** A message about a recent event. Its timer pauses on hover and focus; a swipe to either side dismisses it. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const intl = useIntl();
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onDismiss);
  const stays = toast.kind === 'error' || toast.stays;
  useEffect(() => {
    if (stays || isHeld) return undefined;
    const timer = setTimeout(() => leave(), Math.max(toastTime, toast.text.length * readingTime));
    return () => clearTimeout(timer);
  }, [stays, isHeld, toast.text]);
  const swipe = useSwipeAway(onDismiss);
  const { action } = toast;
  // A tap outside dismisses it without delay; a toast with buttons stays.
  const goesWithTap = !stays && !action;
  return (
    <div
      className={styles.toast}
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={goesWithTap ? onDismiss : undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[toast.kind]} size="sm" />
      </span>
      <span className={styles.text}>{toast.text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {toast.kind === 'error' ? (
        <a className={styles.action} href={supportHref(toast.failure)}>
          <FormattedMessage id="ui.failed.help" defaultMessage="Get help" />
        </a>
      ) : null}
      {stays ? (
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.toast.dismiss', defaultMessage: 'Dismiss' })}
          onClick={onDismiss}
        >
          <Icon name="close" size="sm" />
        </button>
      ) : null}
    </div>
  );
}
