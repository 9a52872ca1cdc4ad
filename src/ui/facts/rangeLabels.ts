// Label positions of a price line: each at its tick, without overlap, inside the line.

export interface RangeLabel {
  /** Position on the line, 0 to 1. */
  at: number;
  /** Width of the text, in px. */
  size: number;
  /** Whether the label starts at its tick, ends at it, or is centred on it. */
  side: 'start' | 'end' | 'middle';
}

export interface LabelPlace {
  /** From the start of the line, in px. */
  left: number;
  row: RangeRow;
}

/** Below the line, above it, or in a second row below. */
export type RangeRow = 'below' | 'above' | 'lowest';

const rows: readonly RangeRow[] = ['below', 'above', 'lowest'];

function leftOf({ at, size, side }: RangeLabel, width: number): number {
  const tick = at * width;
  const wanted = side === 'start' ? tick : side === 'end' ? tick - size : tick - size / 2;
  return Math.max(0, Math.min(wanted, width - size));
}

/**
 * @param labels in the order of placement
 * @param gap between two labels of one row, in px
 */
export function placeLabels(labels: readonly RangeLabel[], width: number, gap: number): LabelPlace[] {
  const placed: (LabelPlace & { right: number })[] = [];
  for (const label of labels) {
    const left = leftOf(label, width);
    const right = left + label.size;
    const isFree = (row: RangeRow) =>
      placed.every((other) => other.row !== row || right + gap <= other.left || other.right + gap <= left);
    placed.push({ left, right, row: rows.find(isFree) ?? 'lowest' });
  }
  return placed.map(({ left, row }) => ({ left, row }));
}

/** Two ticks closer than this have their labels on the outer sides. */
const near = 0.16;

/** Side of a label whose tick is next to another tick. */
export function sideBeside(at: number, other: number): RangeLabel['side'] {
  if (Math.abs(at - other) >= near) return 'middle';
  return at < other ? 'end' : 'start';
}
