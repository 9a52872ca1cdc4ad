/** In place of a liquidation price where no price above 0 is one. */
export const noPrice = '--';
