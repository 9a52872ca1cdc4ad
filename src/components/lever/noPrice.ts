/** Replaces a liquidation price if no price above 0 leads to a liquidation. */
export const noPrice = '--';
