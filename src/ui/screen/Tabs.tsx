import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** How many things wait behind the tab. */
  count?: number;
  /** There are more than that; how many is not known yet. */
  isCountOpen?: boolean;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  size?: 'md' | 'sm';
  /** Many short names share the width of the page evenly; where they are longer than it, they scroll. */
  even?: boolean;
  /** The id of the element that shows the current tab's content. */
  panelId?: string;
  /** A link or a control at the end of the line. */
  end?: ReactNode;
}

const steps: Record<string, (at: number, length: number) => number> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Changes the content beneath; one stop for the Tab key, arrows go from tab to tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  size = 'md',
  even = false,
  panelId,
  end,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = list.current;
    if (!bar || bar.scrollWidth <= bar.clientWidth) return;
    const tab = bar.querySelector<HTMLElement>('[aria-selected=true]');
    // Only the line of tabs scrolls; scrollIntoView would move the page with it.
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
    <div className={styles.bar}>
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
