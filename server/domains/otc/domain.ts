import { auditOtc } from '../../audit/checks/otc.ts';
import type { Domain } from '../../Domain.ts';
import { fundSandbox } from '../lever/public/fundSandbox.ts';
import { handlers } from './handlers.ts';
import { otcMigrations } from './migrations.ts';
import { takeSilentSale } from './otcAppeals.ts';
import { expire } from './otcCommands.ts';
import { otcOfferedBy } from './otcConfig.ts';
import type { OtcOffer } from './otcConfig.ts';
import { otcPersonal } from './otcPersonal.ts';
import { merchantOwner, otcReasons } from './otcReasons.ts';
import { otcReviews } from './otcReviews.ts';
import { otcRows } from './public/otcRows.ts';
import { otcTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    otc: { offered: readonly OtcOffer[] };
  }
}
declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'otc.expire': { order: number };
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
  },
  dueWork: { 'otc.expire': expire, 'otc.silent': takeSilentSale },
  reviews: otcReviews,
  ownerMessages: { otc_order: { event: 'otcOrder', contents: ({ id }) => ({ id }) } },
  tables: otcTables,
  personal: otcPersonal,
  migrations: otcMigrations,
  openServices: ({ config, executor }) => {
    const offered = otcOfferedBy(config);
    const merchants = [...new Set(offered.map(({ merchant }) => merchantOwner(merchant)))];
    return {
      services: { otc: { offered } },
      start: async () => {
        if (config.isSandbox)
          await fundSandbox(
            executor,
            merchants.map((owner) => [owner, 1_000_000n]),
          );
      },
    };
  },
} satisfies Domain;
