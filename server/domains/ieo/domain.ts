import { auditIeos } from '../../audit/checks/ieos.ts';
import type { Domain } from '../../Domain.ts';
import { allot, lapse, remind, settle, unlock } from './allotment.ts';
import { handlers } from './handlers.ts';
import { ieosBy, openingPriceOf, pairOf } from './ieoConfig.ts';
import { ieoNotices } from './ieoNotices.ts';
import { ieoOrder, ieoPersonal } from './ieoOrder.ts';
import { ieoReasons } from './ieoReasons.ts';
import { ieoMigrations } from './migrations.ts';
import { offers, publishAll, publishExamples } from './offers.ts';
import { ieoTables } from './tables.ts';

/** IEOs: products, applications, their allotment and payment, and the end of the lock-up. */
export const ieoDomain = {
  audit: auditIeos,
  handlers,
  reasons: ieoReasons,
  commands: { 'ieo.apply': ieoOrder.logged, 'ieo.pay': ieoOrder.logged },
  dueWork: {
    'ieo.allot': allot,
    'ieo.settle': settle,
    'ieo.remind': remind,
    'ieo.lapse': lapse,
    'ieo.unlock': unlock,
  },
  notices: ieoNotices,
  tables: ieoTables,
  personal: ieoPersonal,
  migrations: ieoMigrations,
  openServices: async ({ config, executor, clock, log, store, market }) => {
    const configured = ieosBy(config, clock.now());
    const publishing = config.ieos ? publishAll : publishExamples;
    const kept = await executor.run('ieo.publish', (tx) => publishing(tx, configured));
    if (kept.length > 0)
      log.warn(`IEOS: applications for ${kept.join(', ')} have begun; their terms stay as published`);
    for (const { product } of await offers(store.db)) {
      const pair = pairOf(product);
      if (pair?.opensLater)
        market.openAt(pair.symbol, { atMs: product.listMs, price: openingPriceOf(product) });
    }
    return {};
  },
} satisfies Domain;
