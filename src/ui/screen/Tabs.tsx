import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Number of items of the tab. */
  count?: number;
  /** There are more items; the total is not known yet. */
  isCountOpen?: boolean;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  size?: 'md' | 'sm';
  /** Short labels share the width of the page evenly; longer ones scroll. */
  even?: boolean;
  /** Id of the element with the current tab's content. */
  panelId?: string;
  /** A link or a control at the end of the line. */
  end?: ReactNode;
  /** The end stays on the line, and the tabs scroll; otherwise it wraps below them. */
  keepsEnd?: boolean;
}

const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Switches the content below; one Tab stop, arrow keys move between tabs. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  size = 'md',
  even = false,
  panelId,
  end,
  keepsEnd = false,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = list.current;
    if (!bar || bar.scrollWidth <= bar.clientWidth) return;
    const tab = bar.querySelector<HTMLElement>('[aria-selected=true]');
    // Only the tab line scrolls; scrollIntoView would move the page as well.
    if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const next = tabs[at];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }
  return (
    <div className={keepsEnd ? styles.line : styles.bar}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list[even ? 'even' : size]}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isCurrent = tab.id === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              aria-selected={isCurrent}
              aria-controls={isCurrent ? panelId : undefined}
              tabIndex={isCurrent ? 0 : -1}
              className={`${styles.size[size]} ${even ? styles.even : ''} ${styles.tab[isCurrent ? 'current' : 'other']}`}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={styles.count}>{tab.isCountOpen ? `${tab.count}+` : tab.count}</span>
              )}
            </button>
          );
        })}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
}
