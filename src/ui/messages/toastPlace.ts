// Toast placement: a vertical range of the visible area without elements that must stay visible.

export interface Range {
  top: number;
  bottom: number;
}

interface Room {
  /** Visible area between the bars, in px from the top of the viewport. */
  area: Range;
  /** Elements that must stay visible: submit buttons, prices, the active field. */
  kept: readonly Range[];
  /** Height of the toasts. */
  height: number;
  prefers: 'top' | 'bottom';
  /** Current position of the toasts. */
  current?: number | undefined;
}

export interface ToastPlace {
  top: number;
  /** Set when the space is too small: the toasts scroll inside it. */
  maxHeight?: number;
}

/** Distance between a toast and elements that must stay visible. */
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
  // A toast that covers nothing does not move, because a finger may be about to dismiss it.
  if (current !== undefined && fitting.some((gap) => gap.top <= current && current + height <= gap.bottom))
    return { top: current };
  const gap = prefers === 'top' ? fitting[0] : fitting.at(-1);
  if (gap) return { top: prefers === 'top' ? gap.top : gap.bottom - height };
  const largest = gaps.reduce((best, each) => (heightOf(each) > heightOf(best) ? each : best));
  if (heightOf(largest) >= leastHeight) return { top: largest.top, maxHeight: heightOf(largest) };
  return { top: prefers === 'top' ? area.top : Math.max(area.top, area.bottom - height) };
}
