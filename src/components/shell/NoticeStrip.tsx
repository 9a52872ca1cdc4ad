import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { renderAnchor } from '../../ui/actions/renderLink.tsx';
import * as styles from './NoticeStrip.css.ts';

export interface NoticeLine {
  id: string;
  title: string;
  /** Page with the full notice. */
  href: string;
}

/** Display time of a notice, in milliseconds. */
const noticeMs = 6_000;

/** Whether automatic motion is allowed; follows the device setting. */
function useMayMove(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)');
    const read = (): void => setMay(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return may;
}

/**
 * The newest notices, one at a time. Rotation pauses on touch, hover and focus, and with reduced motion; the keyboard
 * has buttons to the next and the previous notice.
 */
export function NoticeStrip({ notices }: { notices: readonly NoticeLine[] }) {
  const intl = useIntl();
  const [at, setAt] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const mayMove = useMayMove();
  const count = notices.length;
  const turns = mayMove && !isHeld && count > 1;
  const step = (by: number): void => setAt((now) => (now + by + count) % count);
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), noticeMs);
    return () => clearInterval(timer);
  }, [turns, count]);
  const notice = notices[at % Math.max(1, count)];
  if (!notice) return null;
  const hold = (): void => setIsHeld(true);
  const release = (): void => setIsHeld(false);
  return (
    <section
      className={styles.strip}
      aria-label={intl.formatMessage({ id: 'home.noticeStrip', defaultMessage: 'Notices' })}
      onPointerEnter={hold}
      onPointerLeave={release}
      onPointerCancel={release}
      onFocus={hold}
      onBlur={release}
    >
      {renderAnchor({
        href: notice.href,
        className: styles.notice,
        children: <Line key={notice.id} title={notice.title} />,
      })}
      {count > 1 ? (
        <>
          <span className={styles.step}>
            <IconButton
              icon="chevron-left"
              size="sm"
              label={intl.formatMessage({
                id: 'home.noticeStrip.previous',
                defaultMessage: 'Previous notice',
              })}
              onClick={() => step(-1)}
            />
          </span>
          <span className={styles.step}>
            <IconButton
              icon="chevron-right"
              size="sm"
              label={intl.formatMessage({ id: 'home.noticeStrip.next', defaultMessage: 'Next notice' })}
              onClick={() => step(1)}
            />
          </span>
        </>
      ) : null}
    </section>
  );
}

function Line({ title }: { title: string }) {
  return (
    <span className={styles.line}>
      <span className={styles.mark}>
        <Icon name={laterIcons.megaphone} size="sm" />
      </span>
      <span className={styles.text}>{title}</span>
      <span className={styles.opens}>
        <Icon name="chevron-right" size="xs" />
      </span>
    </span>
  );
}
