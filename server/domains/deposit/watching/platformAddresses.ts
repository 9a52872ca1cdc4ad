// Deposit addresses for the platform's own money: each of its accounts has an address on each chain, like users.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import { addressOf } from '../../../custody/addresses.ts';
import type { AddressSource } from '../../../custody/addresses.ts';
import { platformOwners } from '../public/depositReasons.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';

interface Options {
  chains: readonly string[];
  db: Kysely<Schema>;
  executor: CommandExecutor;
  source: AddressSource;
  onFault(error: unknown): void;
}

/** Retry interval of a failed request. */
const againMs = 60_000;

export interface PlatformAddress {
  owner: string;
  chain: string;
  address: string;
}

/** Lists the existing platform addresses. */
export function listPlatformAddresses(db: Kysely<Schema>): Promise<PlatformAddress[]> {
  return db
    .selectFrom('deposit_address')
    .select(['owner', 'chain', 'address'])
    .where('owner', 'in', [...platformOwners])
    .orderBy('owner')
    .orderBy('chain')
    .execute();
}

export class PlatformAddresses {
  private readonly options: Options;
  private readonly controller = new AbortController();
  private running: Promise<void> | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  start(): void {
    this.running ??= this.keepGiving();
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.running;
  }

  /** @returns whether all are assigned */
  async give(): Promise<boolean> {
    const { chains, db, executor, source, onFault } = this.options;
    let isComplete = true;
    for (const chain of chains)
      for (const owner of platformOwners) {
        const address = await addressOf({ db, executor, source }, owner, chain).catch((error: unknown) => {
          if (!this.controller.signal.aborted) onFault(error);
          return undefined;
        });
        if (address !== undefined) continue;
        isComplete = false;
        // The source has no addresses for the others either.
        break;
      }
    return isComplete;
  }

  private async keepGiving(): Promise<void> {
    const { signal } = this.controller;
    while (!signal.aborted && !(await this.give()))
      await sleep(againMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
