import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { measured } from '../loading/measured.ts';
import { ScreenBarsContext, type ScreenBars } from './ScreenBars.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';
import * as styles from './Screen.css.ts';

type ScreenProps = {
  /** App bar and other sticky content, for example an offline bar. */
  top?: ReactNode;
  /** The tab bar, which has its own padding. */
  tabBar?: ReactNode;
  /** Actions at the bottom, within reach of the thumb. */
  bottom?: ReactNode;
  children: ReactNode;
};

/** Actions that stay above the on-screen keyboard. */
function Bar({ children }: { children: ReactNode }) {
  const insetPx = useKeyboardInset();
  // No style without a keyboard: the CSP of server-rendered pages allows no inline styles.
  const room = insetPx > 0 ? measured({ [styles.keyboard]: insetPx }) : undefined;
  return (
    // A separate landmark: it also explains, outside the main part, why a button is disabled.
    <footer className={styles.bar} {...room}>
      {children}
    </footer>
  );
}

/** Layout of a page: fixed bars and a scrolling body. */
export function Screen({ top, tabBar, bottom, children }: ScreenProps) {
  const [over, setOver] = useState<ReactNode>();
  const [drawnBottom, setDrawnBottom] = useState<ReactNode>();
  const [bars] = useState<ScreenBars>(() => ({ above: setOver, bottom: setDrawnBottom }));
  const overBox = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(0);
  // The page scrolls far enough that nothing stays covered.
  useLayoutEffect(() => setRoomPx(overBox.current?.offsetHeight ?? 0), [over]);
  const bar = drawnBottom ?? bottom;
  const hasBars = bar !== undefined || tabBar !== undefined;
  return (
    <ScreenBarsContext value={bars}>
      <div className={styles.screen}>
        {top === undefined ? null : <div className={styles.top}>{top}</div>}
        <main
          className={styles.body}
          {...(roomPx > 0 ? measured({ [styles.room]: `${roomPx}px` }) : undefined)}
        >
          {children}
        </main>
        {hasBars || over !== undefined ? (
          <div className={hasBars ? styles.bottom : styles.end}>
            {over === undefined ? null : (
              <div ref={overBox} className={styles.over}>
                {over}
              </div>
            )}
            {bar === undefined ? null : <Bar>{bar}</Bar>}
            {tabBar}
          </div>
        ) : null}
      </div>
    </ScreenBarsContext>
  );
}
