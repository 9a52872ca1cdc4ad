// Notices to users about their IEO applications.
import type { NoticesOf } from '../notices/public/kinds.ts';
import { notifier } from '../notices/public/notifier.ts';

/** Id of the application, the quantity as decimal text, and the code of the coin. */
interface AboutApplication {
  application: string;
  amount: string;
  coin: string;
}
/** The price of the allotment, its coin, and the end of the payment window, ms since 1970 UTC. */
type AboutPayment = AboutApplication & { price: string; pay_coin: string; until_ms: string };

declare module '../notices/public/kinds.ts' {
  interface NoticeKinds {
    'ieo.allotted': AboutPayment;
    /** Nothing was allotted; the quantity is the one applied for. */
    'ieo.notAllotted': AboutApplication;
    /** The payment window ends soon. */
    'ieo.payReminder': AboutPayment;
    'ieo.lapsed': AboutApplication;
    'ieo.unlocked': AboutApplication;
  }
}

const ofApplication = { category: 'attention', page: 'IeoApplication' } as const;

export const ieoNotices: NoticesOf<
  'ieo.allotted' | 'ieo.notAllotted' | 'ieo.payReminder' | 'ieo.lapsed' | 'ieo.unlocked'
> = {
  'ieo.allotted': { ...ofApplication, title: 'notice.ieoAllotted' },
  'ieo.notAllotted': { ...ofApplication, title: 'notice.ieoNotAllotted' },
  'ieo.payReminder': { ...ofApplication, title: 'notice.ieoPayReminder' },
  'ieo.lapsed': { ...ofApplication, title: 'notice.ieoLapsed' },
  'ieo.unlocked': { ...ofApplication, category: 'deposit', title: 'notice.coinsUnlocked' },
};

export const notify = notifier(ieoNotices);
