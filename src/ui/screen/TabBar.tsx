import { useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './TabBar.css.ts';

type Tab = { id: string; label: string; icon: IconName; href: string };

type TabBarProps = {
  tabs: readonly Tab[];
  /** Id of the current tab; undefined below a tab's first page. */
  current?: string;
};

/** Navigation between the main pages, at the bottom within reach of the thumb. */
export function TabBar({ tabs, current }: TabBarProps) {
  const intl = useIntl();
  return (
    <nav
      className={styles.bar}
      aria-label={intl.formatMessage({ id: 'ui.tabBar.label', defaultMessage: 'Main' })}
    >
      <ul className={styles.list}>
        {tabs.map((tab) => {
          const isCurrent = tab.id === current;
          return (
            <li key={tab.id} className={styles.item}>
              {renderAnchor({
                href: tab.href,
                className: isCurrent ? styles.tab.current : styles.tab.other,
                'aria-current': isCurrent ? 'page' : undefined,
                children: (
                  <>
                    <Icon name={tab.icon} weight={isCurrent ? 'strong' : 'regular'} />
                    <span className={styles.label}>{tab.label}</span>
                  </>
                ),
              })}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
