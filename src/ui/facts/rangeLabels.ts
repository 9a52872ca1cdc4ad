// Where the labels of a line of prices stand: each at its tick, none upon another, none beyond the line.

export interface RangeLabel {
  /** Position on the line, 0 to 1. */
  at: number;
  /** Width of the text, in px. */
  size: number;
  /** It begins at the tick, ends at it, or has it in its middle. */
  side: 'start' | 'end' | 'middle';
}

export interface LabelPlace {
  /** From the start of the line, in px. */
  left: number;
  row: RangeRow;
}

/** Beneath the line, above it, or beneath those that are beneath it. */
export type RangeRow = 'below' | 'above' | 'lowest';

const rows: readonly RangeRow[] = ['below', 'above', 'lowest'];

function leftOf({ at, size, side }: RangeLabel, width: number): number {
  const tick = at * width;
  const wanted = side === 'start' ? tick : side === 'end' ? tick - size : tick - size / 2;
  return Math.max(0, Math.min(wanted, width - size));
}

/**
 * @param labels in the order in which they take their places
 * @param gap between two of one row, in px
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

/** Two ticks nearer than this have their labels on the outer sides of both. */
const near = 0.16;

/** On which side of its tick a label stands that has another tick beside it. */
export function sideBeside(at: number, other: number): RangeLabel['side'] {
  if (Math.abs(at - other) >= near) return 'middle';
  return at < other ? 'end' : 'start';
}
