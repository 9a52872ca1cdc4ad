import type { DeskOperator, DeskQueues } from '../contracts/desk.ts';
import { Logo } from '../src/ui/pictures/Logo.tsx';
import { Button } from '../src/ui/actions/Button.tsx';
import { Tabs } from '../src/ui/screen/Tabs.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { clockText, tabOf } from './words.ts';
import * as styles from './desk.css.ts';

interface TopBarProps {
  operator: DeskOperator;
  now: number;
  kinds: DeskQueues['kinds'];
  kind: string | undefined;
  onKind: (kind: string) => void;
  onLeave: () => void;
}

export function TopBar({ operator, now, kinds, kind, onKind, onLeave }: TopBarProps) {
  return (
    <header className={styles.top}>
      <div className={styles.brand}>
        <Logo variant="mark" />
        <Text as="h1" variant="title3">
          Desk
        </Text>
      </div>
      <div className={styles.tabs}>
        {kind === undefined ? null : (
          <Tabs
            label="Kinds of cases"
            tabs={kinds.map(({ kind: id, count, isMore }) => ({
              id,
              label: tabOf(id),
              count,
              isCountOpen: isMore,
            }))}
            current={kind}
            onChange={onKind}
            panelId="queue"
          />
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
