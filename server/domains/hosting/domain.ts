import { auditHosting } from '../../audit/checks/hosting.ts';
import type { Domain } from '../../Domain.ts';
import { fundInterest } from './fundInterest.ts';
import { handlers } from './handlers.ts';
import { offeredBy } from './hostingConfig.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { hostingNotices } from './hostingNotices.ts';
import { hostingOrder, hostingPersonal } from './hostingOrder.ts';
import { hostingReasons } from './hostingReasons.ts';
import { hostingMigrations } from './migrations.ts';
import { observeHosting } from './observeHosting.ts';
import { payWhatIsDue } from './payInterest.ts';
import { hostingTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    hosting: {
      offered: readonly HostingProduct[];
      /** Length of a day for amounts hosted now. */
      dayMs: number;
    };
  }
}

/** Fund hosting: products, orders, and daily interest payments. */
export const hostingDomain = {
  audit: auditHosting,
  handlers,
  reasons: hostingReasons,
  commands: { 'hosting.place': hostingOrder.logged, 'hosting.redeem': hostingOrder.logged },
  dueWork: { 'hosting.payment': payWhatIsDue },
  notices: hostingNotices,
  tables: hostingTables,
  personal: hostingPersonal,
  migrations: hostingMigrations,
  openServices: (context) => {
    const { config, executor } = context;
    const hosting = {
      offered: offeredBy(config),
      dayMs: config.isSandbox ? config.sandboxDayMs : 86_400_000,
    };
    observeHosting({ ...context, hosting });
    return {
      services: { hosting },
      start: async () => {
        const coins = new Set(hosting.offered.map(({ asset }) => asset));
        if (config.isSandbox) await fundInterest(executor, [...coins]);
      },
    };
  },
} satisfies Domain;
