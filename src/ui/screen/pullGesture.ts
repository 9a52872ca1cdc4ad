/** The pull, in CSS pixels of finger travel, from which letting go refreshes. */
export const pullThreshold = 96;

/** The page follows the finger at less and less of its speed, so that it never runs away. */
const resistance = 0.5;
const farthest = 88;

export type Pull = {
  /** How far the page has come down, in CSS pixels. */
  distance: number;
  /** Towards the threshold, 0 to 1. */
  share: number;
  /** Letting go now refreshes. */
  isEnough: boolean;
};

export const noPull: Pull = { distance: 0, share: 0, isEnough: false };

/** Result of a downward drag; an upward one is no pull. */
export function pullOf(travel: number): Pull {
  if (travel <= 0) return noPull;
  return {
    distance: Math.min(farthest, Math.round(travel * resistance)),
    share: Math.min(1, travel / pullThreshold),
    isEnough: travel >= pullThreshold,
  };
}

/** Whether everything that scrolls around an element stands at its top: only then is a pull not a scroll. */
export function isAtTop(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.scrollTop > 0) return false;
  }
  return true;
}
