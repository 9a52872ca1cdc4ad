import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from './Dialog.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { useSheetDrag } from './useSheetDrag.ts';
import * as styles from './Sheet.css.ts';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** Buttons that stay visible while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Content that fits is no Tab stop; content that scrolls must be reachable by keyboard. */
function Body({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [doesScroll, setDoesScroll] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = (): void => setDoesScroll(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const reachable = doesScroll ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {};
  return (
    <div ref={body} className={styles.body} {...reachable}>
      {children}
    </div>
  );
}

/** A bottom sheet to select or confirm, which can be swiped down; mounted only while open. */
export function Sheet({ title, onClose, actions, children }: SheetProps) {
  const intl = useIntl();
  const titleId = useId();
  const drag = useSheetDrag(onClose);
  return (
    <Dialog className={styles.sheet} labelledBy={titleId} onClose={onClose} closesOnScrim>
      <div className={styles.content}>
        <div className={styles.grip} {...drag}>
          <span className={styles.handle} aria-hidden="true" />
          <div className={styles.head}>
            <Text as="h2" variant="title3" id={titleId}>
              {title}
            </Text>
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'common.close', defaultMessage: 'Close' })}
              onClick={onClose}
            />
          </div>
        </div>
        {children === undefined ? null : <Body labelledBy={titleId}>{children}</Body>}
        {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
      </div>
    </Dialog>
  );
}
