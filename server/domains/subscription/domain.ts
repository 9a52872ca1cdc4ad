import { auditSubscriptions } from '../../audit/checks/subscriptions.ts';
import type { Domain } from '../../Domain.ts';
import { fundNewCoins } from './fundNewCoins.ts';
import { handlers } from './handlers.ts';
import { subscriptionMigrations } from './migrations.ts';
import { unlock } from './subscribing.ts';
import { newCoinsBy } from './subscriptionConfig.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { subscriptionNotices } from './subscriptionNotices.ts';
import { subscriptionOrder, subscriptionPersonal } from './subscriptionOrder.ts';
import { subscriptionReasons } from './subscriptionReasons.ts';
import { subscriptionTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    newCoins: {
      offered: readonly NewCoinProduct[];
      /** Length of a lock-up day for coins bought now. */
      dayMs: number;
    };
  }
}

/** New coins: products, subscriptions, and the end of their lock-up. */
export const subscriptionDomain = {
  audit: auditSubscriptions,
  handlers,
  reasons: subscriptionReasons,
  commands: { 'subscription.subscribe': subscriptionOrder.logged },
  dueWork: { 'subscription.unlock': unlock },
  notices: subscriptionNotices,
  tables: subscriptionTables,
  personal: subscriptionPersonal,
  migrations: subscriptionMigrations,
  openServices: ({ config, executor, clock }) => {
    const newCoins = {
      offered: newCoinsBy(config, clock.now()),
      dayMs: config.isSandbox ? config.sandboxDayMs : 86_400_000,
    };
    return {
      services: { newCoins },
      start: async () => {
        if (config.isSandbox) await fundNewCoins(executor, newCoins.offered);
      },
    };
  },
} satisfies Domain;
