import { auditContracts } from '../../audit/checks/contracts.ts';
import type { Domain } from '../../Domain.ts';
import { contractsOf } from './public/contracts.ts';
import { fundDemoPlatform } from './public/demo.ts';
import { handlers } from './handlers.ts';
import './leverEvents.ts';
import { LeverBook } from './public/LeverBook.ts';
import { LeverClock } from './engine/LeverClock.ts';
import { fundSandbox } from './public/fundSandbox.ts';
import { leverLog } from './leverCommands.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';
import { observeContracts } from './observeContracts.ts';
import { leverNotices } from './leverNotices.ts';
import { leverPersonal } from './leverPersonal.ts';
import { leverReasons } from './leverReasons.ts';
import { LeverStore } from './engine/LeverStore.ts';
import { leverMigrations } from './migrations.ts';
import { leverTables } from './tables.ts';

declare module '../../engines.ts' {
  interface Engines {
    leverBook: LeverBook;
  }
  interface EngineReaders {
    leverBook: LeverBook;
  }
}
declare module '../../context.ts' {
  interface Services {
    /** Used by commands. */
    leverBook: LeverBook;
    leverClock: LeverClock;
  }
}

/** Leveraged contracts: orders, positions, and the effects of index changes. */
export const leverDomain = {
  audit: auditContracts,
  handlers,
  reasons: leverReasons,
  commands: leverLog,
  ownerMessages: {
    lever_trade: { event: 'leverTrade', contents: ({ row }) => ({ data: row() }) },
    lever_closed: { event: 'leverClosed', contents: ({ ids }) => ({ id: ids }) },
  },
  broadcasts: {
    lever_marks: { event: 'leverMarks', contents: ({ marks }) => ({ marks: [...marks] }) },
  },
  tables: leverTables,
  personal: leverPersonal,
  notices: leverNotices,
  migrations: leverMigrations,
  openEngine: ({ pairs, ledger, undo, clock }) => {
    const leverBook = new LeverBook(contractsOf(pairs), ledger, undo);
    return { engines: { leverBook }, participants: [new LeverStore(leverBook, clock)] };
  },
  openServices: (context, { leverBook }) => {
    const { clock, market, executor, gate, onFault, config } = context;
    observeContracts(context, leverBook);
    const index = (symbol: string) => market.index(symbol);
    const leverClock = new LeverClock({
      book: leverBook,
      executor,
      clock,
      index,
      onFault,
      isOpen: () => gate.isOpen,
    });
    return {
      services: { leverBook, leverClock },
      start: async () => {
        if (config.isSandbox) await fundSandbox(executor, sandboxFunds);
        await fundDemoPlatform(executor);
        leverClock.start();
      },
      close: () => leverClock.stop(),
    };
  },
} satisfies Domain;

/** Funds of the platform in a sandbox; elsewhere the operator deposits real coins. */
const sandboxFunds = [
  [counterpartyOwner, 10_000_000n],
  [leverInsuranceOwner, 1_000_000n],
] as const;
