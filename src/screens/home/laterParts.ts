import { later } from '../../ui/loading/later.ts';

// Parts that a visitor sees only after a tap, and the balance, which requires a login. They are excluded from Home's
// first load.
export const balance = later(async () => (await import('./Balance.tsx')).Balance);
export const marketSearch = later(async () => (await import('./MarketSearch.tsx')).MarketSearch);
export const noticeStrip = later(
  async () => (await import('../../components/shell/NoticeStrip.tsx')).NoticeStrip,
);
export const noMarket = later(async () => (await import('./NoMarket.tsx')).NoMarket);
export const editFavourites = later(async () => (await import('./EditFavourites.tsx')).EditFavourites);
