import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './CardGrid.css.ts';

interface CardGridProps {
  label: string;
  cards: readonly { href: string; icon: IconName; title: ReactNode; detail: ReactNode }[];
}

/** Links to a part of the product, two per row: an icon, a name and a description. */
export function CardGrid({ label, cards }: CardGridProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {cards.map(({ href, icon, title, detail }) => (
          <li key={href}>
            {renderAnchor({
              href,
              className: styles.card,
              children: (
                <>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.detail}>{detail}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
