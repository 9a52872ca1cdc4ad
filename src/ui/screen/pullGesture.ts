/** Pull distance in CSS pixels of finger movement from which a release refreshes. */
export const pullThreshold = 96;

/** The page follows the finger with increasing resistance. */
const resistance = 0.5;
const farthest = 88;

export type Pull = {
  /** Pull offset of the page, in CSS pixels. */
  distance: number;
  /** Share of the threshold, 0 to 1. */
  share: number;
  /** A release now refreshes. */
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

/** Whether all scrolling ancestors of an element are at their top: only then is the gesture a pull. */
export function isAtTop(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.scrollTop > 0) return false;
  }
  return true;
}
