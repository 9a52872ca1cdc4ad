import { auditOtc } from '../../audit/checks/otc.ts';
import type { Domain } from '../../Domain.ts';
import { fundSandbox } from '../lever/public/fundSandbox.ts';
import { handlers } from './handlers.ts';
import { otcMigrations } from './migrations.ts';
import { takeSilentSale } from './otcAppeals.ts';
import { expire, remind } from './otcCommands.ts';
import { otcOfferedBy } from './otcConfig.ts';
import type { OtcOffer } from './otcConfig.ts';
import { otcNotices } from './otcNotices.ts';
import { otcPersonal } from './otcPersonal.ts';
import { merchantOwner, otcReasons } from './otcReasons.ts';
import { otcReviews } from './otcReviews.ts';
import { MerchantDesk } from './public/MerchantDesk.ts';
import { otcRows } from './public/otcRows.ts';
import { otcTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    otc: { offered: readonly OtcOffer[] };
    merchants: MerchantDesk;
  }
}
declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'otc.expire': { order: number };
    'otc.remind': { order: number; leftMs: number };
    'otc.silent': { order: number };
  }
}

const order = otcRows.logged;

/** P2P: users' orders on merchants' offers. */
export const otcDomain = {
  audit: auditOtc,
  handlers,
  reasons: otcReasons,
  commands: {
    'otc.place': order,
    'otc.pay': order,
    'otc.cancel': order,
    'otc.release': order,
    'otc.appeal': order,
    // Of merchants, who are operators and own no order.
    'otc.offer': {},
    'otc.merchantPay': {},
    'otc.merchantDecline': {},
    'otc.merchantRelease': {},
    'otc.merchantAppeal': {},
  },
  notices: otcNotices,
  dueWork: { 'otc.expire': expire, 'otc.remind': remind, 'otc.silent': takeSilentSale },
  reviews: otcReviews,
  ownerMessages: { otc_order: { event: 'otcOrder', contents: ({ id }) => ({ id }) } },
  tables: otcTables,
  personal: otcPersonal,
  migrations: otcMigrations,
  openServices: (context) => {
    const { config, executor } = context;
    const offered = otcOfferedBy(config);
    const owners = [...new Set(offered.map(({ merchant }) => merchantOwner(merchant)))];
    return {
      services: { otc: { offered }, merchants: new MerchantDesk(context) },
      start: async () => {
        if (config.isSandbox)
          await fundSandbox(
            executor,
            owners.map((owner) => [owner, 1_000_000n]),
          );
      },
    };
  },
} satisfies Domain;
