import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as laterIcons from '../pictures/laterIcons.ts';
import { QrCode } from '../facts/QrCode.tsx';
import * as styles from './CodeCard.css.ts';

export interface CodeAction {
  icon: IconName;
  label: ReactNode;
  onClick: () => void;
  /** Progress text while an action is running. */
  busy?: ReactNode;
}

interface CodeCardProps {
  /** The code and its label; undefined while it is hidden. */
  code: { text: string; label: string } | undefined;
  /** Below the code: its text, or why it is missing. */
  children: ReactNode;
  actions?: readonly CodeAction[];
  /** Below the actions: the result of the last one. */
  outcome?: ReactNode;
}

/** A QR code with its text and actions. */
export function CodeCard({ code, children, actions = [], outcome }: CodeCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.frame[code ? 'open' : 'locked']}>
        {code ? (
          <QrCode {...code} />
        ) : (
          <span className={styles.lock}>
            <Icon name={laterIcons.lock} />
          </span>
        )}
      </div>
      <div className={styles.words}>{children}</div>
      {actions.length === 0 ? null : (
        <div className={styles.actions}>
          {actions.map(({ icon, label, onClick, busy }) => (
            <Button key={icon} variant="text" size="dense" icon={icon} loading={busy} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <div role="status" className={styles.outcome}>
        {outcome}
      </div>
    </section>
  );
}
