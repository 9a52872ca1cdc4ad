import { useId, type ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './ActionGrid.css.ts';

interface Action {
  href: string;
  icon: IconName;
  label: ReactNode;
  variant?: keyof typeof styles.icon;
  disabled?: boolean;
}

interface ActionGridProps {
  label: string;
  actions: readonly Action[];
  /** Why actions are disabled, shown below them and announced to assistive technology. */
  reason?: ReactNode;
}

function Face({ icon, label, variant = 'plain', disabled = false }: Action) {
  return (
    <>
      <span className={disabled && variant === 'primary' ? styles.icon.boxed : styles.icon[variant]}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** Four per row, each with an icon and a label. A disabled action stays focusable, so that its reason can be read. */
export function ActionGrid({ label, actions, reason }: ActionGridProps) {
  const reasonId = useId();
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {actions.map((action) => (
          <li key={action.href}>
            {action.disabled ? (
              <span
                role="link"
                tabIndex={0}
                aria-disabled="true"
                aria-describedby={reason === undefined ? undefined : reasonId}
                className={styles.disabled}
              >
                <Face {...action} />
              </span>
            ) : (
              renderAnchor({
                href: action.href,
                className: styles.pressable,
                children: <Face {...action} />,
              })
            )}
          </li>
        ))}
      </ul>
      {reason === undefined ? null : <div id={reasonId}>{reason}</div>}
    </nav>
  );
}
