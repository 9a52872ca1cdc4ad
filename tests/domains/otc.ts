import type { ScreenFixtures } from './ScreenFixtures.ts';

export const otc: ScreenFixtures = {
  OtcOrders: { breaksWith: ['otc_order'] },
  OtcOrder: { breaksWith: ['releaseOtcOrder', 'appealOtcOrder', 'otc_order'] },
};
