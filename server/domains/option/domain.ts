import { auditOptions } from '../../audit/checks/options.ts';
import type { Domain } from '../../Domain.ts';
import { fundDemo } from '../lever/public/demo.ts';
import { fundSandbox } from '../lever/public/fundSandbox.ts';
import { handlers } from './handlers.ts';
import { optionMigrations } from './migrations.ts';
import { OptionBook } from './OptionBook.ts';
import { OptionClock } from './OptionClock.ts';
import { optionLog } from './optionCommands.ts';
import './optionEvents.ts';
import { optionPlatformOwner } from './OptionMoney.ts';
import { optionNotices } from './optionNotices.ts';
import { optionPersonal } from './optionPersonal.ts';
import { optionReasons } from './optionReasons.ts';
import { OptionStore } from './OptionStore.ts';
import { optionTables } from './tables.ts';
import { optionPairsOf } from './public/terms.ts';

declare module '../../engines.ts' {
  interface Engines {
    optionBook: OptionBook;
  }
  interface EngineReaders {
    optionBook: OptionBook;
  }
}
declare module '../../context.ts' {
  interface Services {
    /** For commands. */
    optionBook: OptionBook;
    optionClock: OptionClock;
  }
}

/** Timed options: user orders, and their settlement by index ticks. */
export const optionDomain = {
  audit: auditOptions,
  handlers,
  reasons: optionReasons,
  commands: optionLog,
  ownerMessages: {
    option_order: { event: 'optionRunning', contents: ({ row }) => ({ data: row() }) },
    closed_microorder: { event: 'optionSettled', contents: ({ row }) => ({ data: row() }) },
  },
  notices: optionNotices,
  tables: optionTables,
  personal: optionPersonal,
  migrations: optionMigrations,
  openEngine: ({ pairs, ledger, undo, clock }) => {
    const optionBook = new OptionBook(optionPairsOf(pairs), ledger, undo);
    return { engines: { optionBook }, participants: [new OptionStore(optionBook, clock)] };
  },
  openServices: ({ market, executor, gate, onFault, config, metrics, committed, clock }, { optionBook }) => {
    const optionClock = new OptionClock({
      book: optionBook,
      executor,
      clock,
      market,
      onFault,
      isOpen: () => gate.isOpen,
    });
    metrics.gauge('options_running', 'Timed options that run or are being settled', () =>
      committed.read(() => [...optionBook.all()].length),
    );
    return {
      services: { optionBook, optionClock },
      start: async () => {
        if (config.isSandbox) await fundSandbox(executor, [[optionPlatformOwner, 1_000_000n]]);
        await fundDemo(executor, [optionPlatformOwner]);
        optionClock.start();
      },
      close: () => optionClock.stop(),
    };
  },
} satisfies Domain;
