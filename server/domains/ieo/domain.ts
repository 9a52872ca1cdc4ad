import { auditIeos } from '../../audit/checks/ieos.ts';
import type { Domain } from '../../Domain.ts';
import { allot, lapse, remind, settle, unlock } from './allotment.ts';
import { handlers } from './handlers.ts';
import { ieosBy, openingPriceOf, pairOf } from './ieoConfig.ts';
import { ieoNotices } from './ieoNotices.ts';
import { ieoOrder, ieoPersonal } from './ieoOrder.ts';
import { ieoOwner, ieoReasons } from './ieoReasons.ts';
import { hasStock } from './ieoStock.ts';
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
  openServices: async ({ config, executor, clock, log, store, market, committed }) => {
    const configured = ieosBy(config, clock.now());
    const publishing = config.ieos ? publishAll : publishExamples;
    const kept = await executor.run('ieo.publish', (tx) => publishing(tx, configured));
    if (kept.length > 0)
      log.warn(`IEOS: applications for ${kept.join(', ')} have begun; their terms stay as published`);
    const published = (await offers(store.db)).map(({ product }) => product);
    // The first listing of a coin opens its pair.
    for (const product of published.toSorted((a, b) => b.listMs - a.listMs)) {
      const pair = pairOf(product);
      if (pair?.opensLater)
        market.openAt(pair.symbol, { atMs: product.listMs, price: openingPriceOf(product) });
    }
    await committed.read(({ ledger }) => {
      for (const product of published)
        if (clock.now() < product.allotMs && !hasStock(ledger, product))
          log.warn(
            `IEOS: ${ieoOwner} does not hold the ${product.supply} ${product.asset} of ${product.id}: no applications`,
          );
    });
    return {};
  },
} satisfies Domain;
