// What a domain does under load until the process is killed, and what has to be there afterwards: fixtures/load.ts of each
// domain says it, e2e/killed/killedLedger.ts runs it.
import { globSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Core } from '../engines.ts';
import type { Schema } from '../store/schema.ts';
import type { DueHandlers } from '../commands/DueRunner.ts';
import type { MoneyTx } from '../commands/MoneyCommand.ts';

export interface LoadClient {
  core: Core;
  owner: string;
  /** Name of this client in this round; its command ids begin with it. */
  name: string;
  /** Writes one acknowledgement, after its commit. */
  say: (line: string) => void;
}

export interface LoadFixture {
  /** Owners of the platform that need money of each asset before. */
  platformOwners?: readonly string[];
  /** Its due work that needs no services. */
  dueWork?: DueHandlers;
  /** In the transaction that gives everybody money. */
  prepare?: (tx: MoneyTx, parts: { core: Core; owners: readonly string[] }) => void | Promise<void>;
  /** Goes on until the process is killed. */
  run?: (client: LoadClient) => Promise<void>;
  /** Acknowledged items that are missing or unfinished once all due work is done. */
  lost?: (db: Kysely<Schema>, said: readonly string[]) => Promise<readonly string[]>;
}

const domains = new URL('../domains/', import.meta.url);
const found = globSync('*/fixtures/load.ts', { cwd: domains }).toSorted();

/** By domain. */
export const loads: readonly (readonly [domain: string, load: LoadFixture])[] = await Promise.all(
  found.map(async (file) => {
    const { load } = (await import(/* @vite-ignore */ new URL(file, domains).href)) as { load: LoadFixture };
    return [file.split(/[/\\]/)[0]!, load] as const;
  }),
);

export const dueWorkOfLoads: DueHandlers = Object.assign({}, ...loads.map(([, { dueWork }]) => dueWork));
