import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { measured } from '../loading/measured.ts';
import { noPull, isAtTop, pullOf, type Pull } from './pullGesture.ts';
import { TickRing } from '../progress/TickRing.tsx';
import * as styles from './PullToRefresh.css.ts';

type PullToRefreshProps = {
  /** Reloads the content; the ring stays until the promise settles. The content shows failures. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

type Phase = 'rest' | 'updating';

function Words({ pull, phase }: { pull: Pull; phase: Phase }) {
  if (phase === 'updating') {
    return <FormattedMessage id="ui.pullToRefresh.updating" defaultMessage="Updating" />;
  }
  return pull.isEnough ? (
    <FormattedMessage id="ui.pullToRefresh.release" defaultMessage="Release to refresh" />
  ) : (
    <FormattedMessage id="ui.pullToRefresh.pull" defaultMessage="Pull to refresh" />
  );
}

/** Reports a pull gesture that starts with the page at its top. */
function usePull(frame: RefObject<HTMLElement | null>, isOff: boolean, onEnough: () => void) {
  const [pull, setPull] = useState(noPull);
  const release = useEffectEvent(() => {
    if (pull.isEnough && !isOff) onEnough();
    setPull(noPull);
  });
  const mayStart = useEffectEvent((target: EventTarget | null) => {
    return !isOff && target instanceof Element && isAtTop(target);
  });
  // Before the first paint: the finger may already be down.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let startY: number | undefined;
    const start = (event: TouchEvent) => {
      startY = event.touches.length === 1 && mayStart(event.target) ? event.touches[0]?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      const next = pullOf(y - startY);
      setPull(next);
      // The browser's own pull-to-refresh would reload the page.
      if (next.distance > 0 && event.cancelable) event.preventDefault();
    };
    const end = () => {
      startY = undefined;
      release();
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [frame]);
  return pull;
}

/** Content that is refreshed by pulling, or by a button for keyboard and screen readers. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('rest');
  const refresh = () => {
    if (phase === 'updating') return;
    setPhase('updating');
    const settle = () => setPhase('rest');
    onRefresh().then(settle, settle);
  };
  const pull = usePull(frame, phase === 'updating', refresh);
  const isUpdating = phase === 'updating';
  return (
    <div ref={frame} className={styles.frame}>
      <button type="button" className={styles.button} aria-disabled={isUpdating} onClick={refresh}>
        <FormattedMessage id="ui.pullToRefresh.refresh" defaultMessage="Refresh" />
      </button>
      <div
        className={isUpdating ? `${styles.indicator} ${styles.updating}` : styles.indicator}
        {...measured({ [styles.distance]: `${pull.distance}px` })}
      >
        {isUpdating || pull.distance > 0 ? (
          <>
            <TickRing share={isUpdating ? 1 : pull.share} />
            <span role="status">
              <Words pull={pull} phase={phase} />
            </span>
          </>
        ) : null}
      </div>
      {children}
    </div>
  );
}
