import { later } from '../../ui/loading/later.ts';

// What a visitor does not see before a tap; the balance is for who is logged in. Home's first load goes without them.
export const balance = later(async () => (await import('./Balance.tsx')).Balance);
export const marketSearch = later(async () => (await import('./MarketSearch.tsx')).MarketSearch);
export const noticeStrip = later(
  async () => (await import('../../components/shell/NoticeStrip.tsx')).NoticeStrip,
);
export const noMarket = later(async () => (await import('./NoMarket.tsx')).NoMarket);
export const editFavourites = later(async () => (await import('./EditFavourites.tsx')).EditFavourites);
