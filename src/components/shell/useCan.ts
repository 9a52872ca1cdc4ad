import { useShell, type Shell } from './useShell.ts';

/** Capabilities of a back end beyond the documented calls. Until it has answered: those that every back end has. */
export interface Can {
  /** Commands have idempotency keys that the server stores and looks up. */
  findCommands: boolean;
  /** The server pushes changes of reviews, deposits and withdrawals; other back ends are polled. */
  tellChanges: boolean;
  /** Lists of records accept a period, a kind, a status; the ledger returns all coins and accounts in one query. */
  filterRecords: boolean;
  /** Withdrawals report the frozen amount and the arrival time. */
  tellProgress: boolean;
  /** Documents are encrypted at rest. */
  encryptPapers: boolean;
  practiseContracts: boolean;
  practiseOptions: boolean;
  closeInPart: boolean;
  /** Supports a worst price for closing a position while no price is known, and withdrawing that request. */
  closeWithin: boolean;
  cancelAllOrders: boolean;
  /** A market buy may be limited by its value. */
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

/** Screens check these capabilities, never the kind of back end. */
export const useCan = (): Can => can(useShell());
