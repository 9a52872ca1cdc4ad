import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { Text } from './Text.tsx';
import * as styles from './Sheet.css.ts';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** Buttons that stay in reach while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Comes from below to choose or to confirm; mounted only while it is open. */
export function Sheet({ title, onClose, actions, children }: SheetProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <Dialog className={styles.sheet} labelledBy={titleId} onClose={onClose} closesOnScrim>
      <div className={styles.content}>
        <span className={styles.handle} aria-hidden="true" />
        <div className={styles.head}>
          <Text as="h2" variant="title3" id={titleId}>
            {title}
          </Text>
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'ui.sheet.close', defaultMessage: 'Close' })}
            onClick={onClose}
          />
        </div>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
        {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
      </div>
    </Dialog>
  );
}
