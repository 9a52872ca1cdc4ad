import { auditRebates } from '../../audit/checks/rebates.ts';
import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { referralMigrations } from './migrations.ts';
import { RebateBook } from './public/RebateBook.ts';
import { RebateStore } from './RebateStore.ts';
import { partnerOf, referralOf } from './referralConfig.ts';
import type { ReferralConfig } from './referralConfig.ts';
import { referralPersonal } from './referralPersonal.ts';
import { referralReasons } from './referralReasons.ts';
import { referralTables } from './tables.ts';

declare module '../../engines.ts' {
  interface Engines {
    rebateBook: RebateBook;
  }
}
declare module '../../context.ts' {
  interface Services {
    /** Rebates and their recipients. */
    referral: ReferralConfig;
  }
}

/** Invitations and rebates of invitees' trading fees. Must be loaded before the domains that charge fees. */
export const referralDomain = {
  audit: auditRebates,
  handlers,
  reasons: referralReasons,
  tables: referralTables,
  personal: referralPersonal,
  migrations: referralMigrations,
  openEngine: ({ ledger, undo }) => {
    const rebateBook = new RebateBook(ledger, undo);
    return { engines: { rebateBook }, participants: [new RebateStore(rebateBook)] };
  },
  openServices: async ({ config, products, executor, store }, { rebateBook, exchange }) => {
    const referral = referralOf(config);
    rebateBook.rateOf = async (db, { owner, accountNumber }) => {
      const offered = await products.of(owner, db);
      if (!offered.referral.isOpen) return '0';
      return partnerOf(referral, accountNumber)?.rate ?? referral.rate;
    };
    // Orders open at the server's start were loaded before the rebate terms were known.
    for (const owner of exchange.owners()) await rebateBook.know(store.db, owner);
    const leave = executor.subscribe((events) => {
      for (const event of events) if (event.type === 'ownerLeft') rebateBook.leave(event.owner);
    });
    return { services: { referral }, close: leave };
  },
} satisfies Domain;
