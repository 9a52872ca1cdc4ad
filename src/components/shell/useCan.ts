import { useShell, type Shell } from './useShell.ts';

/** Capabilities of a back end beyond the documented calls. Until it has answered: those that every back end has. */
export interface Can {
  /** Commands bear ids that it keeps, by which it finds them. */
  findCommands: boolean;
  /** It tells by push what becomes of reviews, deposits and withdrawals; another one is asked again. */
  tellChanges: boolean;
  /** Lists of records accept a period, a kind, a status; the ledger returns all coins and accounts in one query. */
  filterRecords: boolean;
  /** Withdrawals say what is frozen, and by when they arrive. */
  tellProgress: boolean;
  /** Papers are encrypted where they lie. */
  encryptPapers: boolean;
  practiseContracts: boolean;
  practiseOptions: boolean;
  closeInPart: boolean;
  /** State the worst price that a position closes at while none is known, and withdraw that. */
  closeWithin: boolean;
  cancelAllOrders: boolean;
  /** A market buy may be bound by what it spends. */
  orderByValue: boolean;
}

function can({ site, isPlainSite }: Pick<Shell, 'site' | 'isPlainSite'>): Can {
  return {
    findCommands: site?.client_ids === true,
    tellChanges: !isPlainSite,
    filterRecords: !isPlainSite,
    tellProgress: !isPlainSite,
    encryptPapers: site !== undefined && !isPlainSite,
    practiseContracts: site?.has_demo_contracts === true,
    practiseOptions: site?.has_demo_options === true,
    closeInPart: site?.has_close_part === true,
    closeWithin: site?.has_close_worst === true,
    cancelAllOrders: site?.has_cancel_all === true,
    orderByValue: site?.has_order_value === true,
  };
}

/** Screens ask this, and no screen asks which back end there is. */
export const useCan = (): Can => can(useShell());
