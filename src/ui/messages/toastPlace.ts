// Where toasts are placed: a vertical range of the visible area that nothing covers which has to stay in sight.

export interface Range {
  top: number;
  bottom: number;
}

interface Room {
  /** Visible area between the bars, in px from the top of the viewport. */
  area: Range;
  /** Has to stay in sight: buttons that commit, prices, the field in use. */
  kept: readonly Range[];
  /** Height of the toasts. */
  height: number;
  prefers: 'top' | 'bottom';
  /** Where they are now. */
  current?: number | undefined;
}

export interface ToastPlace {
  top: number;
  /** There is less room than the toasts need: they scroll within it. */
  maxHeight?: number;
}

/** Between a toast and what stays in sight. */
const margin = 8;
/** Height of one line of a toast, enough to read and dismiss it. */
const leastHeight = 48;

function gapsOf(area: Range, kept: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let { top } = area;
  for (const range of [...kept].sort((a, b) => a.top - b.top)) {
    if (range.bottom <= area.top || range.top >= area.bottom) continue;
    gaps.push({ top, bottom: range.top - margin });
    top = Math.max(top, range.bottom + margin);
  }
  gaps.push({ top, bottom: area.bottom });
  return gaps;
}

const heightOf = ({ top, bottom }: Range): number => bottom - top;

export function placeToasts({ area, kept, height, prefers, current }: Room): ToastPlace {
  const gaps = gapsOf(area, kept);
  const fitting = gaps.filter((gap) => heightOf(gap) >= height);
  // A toast that covers nothing does not move under the finger that is about to dismiss it.
  if (current !== undefined && fitting.some((gap) => gap.top <= current && current + height <= gap.bottom))
    return { top: current };
  const gap = prefers === 'top' ? fitting[0] : fitting.at(-1);
  if (gap) return { top: prefers === 'top' ? gap.top : gap.bottom - height };
  const largest = gaps.reduce((best, each) => (heightOf(each) > heightOf(best) ? each : best));
  if (heightOf(largest) >= leastHeight) return { top: largest.top, maxHeight: heightOf(largest) };
  return { top: prefers === 'top' ? area.top : Math.max(area.top, area.bottom - height) };
}
