import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { measured } from '../loading/measured.ts';
import * as styles from './VirtualList.css.ts';

type Key = string | number;

interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Another key wherever the same item is drawn at another height. */
  keyOf: (item: Item) => Key;
  /** How many there are, also those that are not loaded; assistive technology counts them. */
  total: number;
  /** Whether a line parts the item from the one before it. */
  isDivided: (item: Item) => boolean;
  /** About how high an item is, before it has been drawn. */
  heightOf: (item: Item) => number;
  /** There are more that can be asked for now; not while they are awaited, and not after a fault. */
  canGoOn: boolean;
  /** Called when the end of the loaded rows comes into view and more are available. */
  onNearEnd: () => void;
  /** The content of an item's list row. */
  children: (item: Item) => ReactNode;
}

/** From this many rows on only those in sight are in the page. */
const mostDrawn = 100;
const overscan = 8;
/** This many rows before its end the list asks for more. */
const nearRows = 12;

/**
 * Heights by width and key, so that a list that is drawn again, after a page back, is as high as it was and the
 * scroll position fits.
 */
const heights = new Map<string, number>();
const mostHeights = 5_000;

const heightKey = (key: Key): string => `${globalThis.innerWidth} ${key}`;

function keepHeight(key: Key, height: number): number {
  if (heights.size >= mostHeights) heights.clear();
  heights.set(heightKey(key), height);
  return height;
}

/** Where the list begins on the page, which what stands above it can change. */
function useScrollMargin(list: React.RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- after every render: content above the list moves it
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + globalThis.scrollY));
  });
  return margin;
}

/** The row that has the focus; it stays in the page wherever one scrolls, or the focus would be lost. */
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

/** A list of any length that scrolls with the page. */
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
    // What is being read stays where it is when rows come above it; at the top the new rows are what one waits for.
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
