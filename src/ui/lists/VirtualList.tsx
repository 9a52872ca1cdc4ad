import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { measured } from '../loading/measured.ts';
import * as styles from './VirtualList.css.ts';

type Key = string | number;

interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Must change wherever the same item is rendered with another height. */
  keyOf: (item: Item) => Key;
  /** Total number of items, including those not loaded; announced by assistive technology. */
  total: number;
  /** Whether a divider separates the item from the previous one. */
  isDivided: (item: Item) => boolean;
  /** Estimated height of an item before it is rendered. */
  heightOf: (item: Item) => number;
  /** More items can be requested now; false during loading and after an error. */
  canGoOn: boolean;
  /** Called when the end of the loaded rows comes into view and more are available. */
  onNearEnd: () => void;
  /** Content of an item's row. */
  children: (item: Item) => ReactNode;
}

/** From this number of rows on only visible rows are rendered. */
const mostDrawn = 100;
const overscan = 8;
/** The next page is requested this many rows before the end. */
const nearRows = 12;

/**
 * Heights by width and key, so that a list rendered again after back navigation has its former height and the scroll
 * position fits.
 */
const heights = new Map<string, number>();
const mostHeights = 5_000;

const heightKey = (key: Key): string => `${globalThis.innerWidth} ${key}`;

function keepHeight(key: Key, height: number): number {
  if (heights.size >= mostHeights) heights.clear();
  heights.set(heightKey(key), height);
  return height;
}

/** Offset of the list on the page, which content above it can change. */
function useScrollMargin(list: React.RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- after every render: content above the list moves it
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + globalThis.scrollY));
  });
  return margin;
}

/** Key of the focused row; it stays rendered while scrolling, so that the focus is not lost. */
function useFocusedKey() {
  const [key, setKey] = useState<string>();
  return {
    key,
    watch: {
      onFocus: (event: React.FocusEvent) => {
        setKey(event.target.closest<HTMLElement>('[data-key]')?.dataset['key']);
      },
      onBlur: () => setKey(undefined),
    },
  };
}

/** A virtualised list that scrolls with the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, total, isDivided, heightOf, canGoOn, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useScrollMargin(list);
  const focused = useFocusedKey();
  const focusedIndex =
    focused.key === undefined ? -1 : items.findIndex((item) => String(keyOf(item)) === focused.key);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan,
    scrollMargin,
    // Visible rows keep their position when rows are added above; at the top the new rows are shown.
    anchorTo: globalThis.scrollY > scrollMargin ? 'end' : 'start',
    getItemKey: (index) => keyOf(items[index]!),
    estimateSize: (index) => heights.get(heightKey(keyOf(items[index]!))) ?? heightOf(items[index]!),
    measureElement: (element, entry, instance) =>
      keepHeight(element.getAttribute('data-key') ?? '', measureElement(element, entry, instance)),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focusedIndex < 0 || shown.includes(focusedIndex)
        ? shown
        : [...shown, focusedIndex].sort((a, b) => a - b);
    },
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const onNearEnd = useEffectEvent(props.onNearEnd);
  const isNearEnd = items.length > 0 && last >= items.length - nearRows;
  useEffect(() => {
    if (isNearEnd && canGoOn) onNearEnd();
  }, [isNearEnd, canGoOn, items.length]);
  const isLong = items.length > mostDrawn;
  const drawn = isLong
    ? shown.map(({ index, start }) => ({ index, start }))
    : items.map((_, index) => ({ index, start: 0 }));
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={isLong ? styles.long : styles.list}
      {...(isLong ? measured({ [styles.height]: `${virtualizer.getTotalSize()}px` }) : {})}
      {...focused.watch}
    >
      {drawn.map(({ index, start }) => {
        const item = items[index]!;
        const look = [isDivided(item) && styles.divided, isLong && styles.placed].filter(Boolean).join(' ');
        return (
          <li
            key={keyOf(item)}
            ref={virtualizer.measureElement}
            data-index={index}
            data-key={keyOf(item)}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={look}
            {...(isLong ? measured({ [styles.offset]: `${start - scrollMargin}px` }) : {})}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
