import type { DeskOperator } from '../contracts/desk.ts';
import { Logo } from '../src/ui/pictures/Logo.tsx';
import { Button } from '../src/ui/actions/Button.tsx';
import { Tabs } from '../src/ui/screen/Tabs.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { clockText } from './words.ts';
import * as styles from './desk.css.ts';

interface TopBarProps {
  operator: DeskOperator;
  now: number;
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { id: string; label: string; count?: number; isCountOpen?: boolean }[];
  /** Undefined until the tabs are known. */
  current: string | undefined;
  onTab: (tab: string) => void;
  onLeave: () => void;
}

export function TopBar({ operator, now, label, tabs, current, onTab, onLeave }: TopBarProps) {
  return (
    <header className={styles.top}>
      <div className={styles.brand}>
        <Logo variant="mark" />
        <Text as="h1" variant="title3">
          Desk
        </Text>
      </div>
      <div className={styles.tabs}>
        {current === undefined ? null : (
          <Tabs label={label} tabs={tabs} current={current} onChange={onTab} panelId="queue" />
        )}
      </div>
      <Text variant="label" tone="muted" weight="regular" num noWrap>
        {clockText(now)}
      </Text>
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {operator.name.slice(0, 2).toUpperCase()}
        </span>
        <Text variant="label" truncate>
          {operator.name}
        </Text>
        <Button variant="text" size="sm" onClick={onLeave}>
          Log out
        </Button>
      </div>
    </header>
  );
}
