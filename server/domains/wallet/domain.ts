import type { Domain } from '../../Domain.ts';
import { assets } from '../../instruments/market.config.ts';
import { DayChange } from './DayChange.ts';
import { FiatRates } from './FiatRates.ts';
import { flowPriceOf } from './flowPrices.ts';
import { handlers } from './handlers.ts';
import { LedgerPages } from './LedgerPages.ts';
import { PastPrices } from './PastPrices.ts';
import { transferOwners } from './transfers.ts';
import { walletPersonal } from './walletPersonal.ts';
import { walletReasons } from './walletReasons.ts';

declare module '../../context.ts' {
  interface Services {
    ledgerPages: LedgerPages;
    dayChange: DayChange;
    /** USDT rates in users' display currencies. */
    fiat: FiatRates;
  }
}

const assetIds = new Map(assets.map(({ code, id }) => [code, id]));

/** Balances, the ledger, and transfers between a user's own accounts. */
export const walletDomain = {
  handlers,
  reasons: walletReasons,
  personal: walletPersonal,
  commands: { 'wallet.transfer': { outcome: { names: 'transfer', ownersOf: transferOwners } } },
  ownerMessages: {
    balances: {
      event: 'balances',
      contents: (event) => ({ currencies: event.assets.flatMap((asset) => assetIds.get(asset) ?? []) }),
    },
  },
  openEngine: ({ engines: { exchange }, reasons }) => ({
    priceOf: (posting) => flowPriceOf(exchange, reasons, posting),
  }),
  openServices: (context) => {
    const { config, clock, log, store, committed, market, readBudget, exchange, reasons, executor } = context;
    const { db } = store;
    const prices = new PastPrices({ pairs: exchange.pairs, committed, market });
    const fiat = new FiatRates({ config: config.fiat, clock, onNote: (text) => log.warn(text) });
    fiat.start();
    const dayChange = new DayChange({ db, clock, prices, flowReasons: reasons.flows });
    executor.subscribe((events) => {
      if (events.some(({ type }) => type === 'reset')) dayChange.forget();
    });
    return {
      services: {
        ledgerPages: new LedgerPages({ db, budget: readBudget }),
        dayChange,
        fiat,
      },
      close: () => fiat.stop(),
    };
  },
} satisfies Domain;
