import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { renderAnchor } from './renderLink.tsx';
import * as styles from './ActionGrid.css.ts';

interface Action {
  href: string;
  icon: IconName;
  label: ReactNode;
  form?: keyof typeof styles.icon;
}

/** Four to a line: a drawing and a word each. */
export function ActionGrid({ label, actions }: { label: string; actions: readonly Action[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {actions.map(({ href, icon, label: name, form = 'plain' }) => (
          <li key={href}>
            {renderAnchor({
              href,
              className: styles.action,
              children: (
                <>
                  <span className={styles.icon[form]}>
                    <Icon name={icon} />
                  </span>
                  <span className={styles.label}>{name}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
