import { later } from '../../ui/loading/later.ts';

// Parts that a visitor sees only after a tap, and the balance, which requires a login. They are excluded from Home's
// first load.
export const balance = later(async () => (await import('./Balance.tsx')).Balance);
export const marketParts = later(() => import('./marketParts.ts'));
export const noticeStrip = later(
  async () => (await import('../../components/shell/NoticeStrip.tsx')).NoticeStrip,
);
