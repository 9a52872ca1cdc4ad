// Random chain histories, with forks in which transactions reappear, pay another user or another amount, lags, lost
// commits, restarts and claims of own and of other users' transactions, early and late, against a model that ignores
// which blocks were read: exactly the contents of final blocks are credited.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Core } from '../../../engines.ts';
import { accountOf } from '../../../ledger/account.ts';
import { intercept } from '../../../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../../../testing/processes/InterceptedDriver.ts';
import { findViolations } from '../../../testing/invariants.ts';
import { seededNumbers } from '../../../testing/RandomTrading.ts';
import { ScriptedChain } from '../../../testing/ScriptedChain.ts';
import { startTestCore } from '../../../testing/testStore.ts';
import { UnknownOutcome } from '../../../commands/CommandExecutor.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { Refusal } from '../../../refusal.ts';
import { submitClaim } from '../claims/submitClaim.ts';
import { ChainWatcher } from './ChainWatcher.ts';
import type { ChainTransfer } from '../../../custody/chains/Chain.ts';
import { keepingOwner } from '../public/depositReasons.ts';

/** The full proofs run many more, as required for a release. */
const histories = Number(process.env.HISTORIES ?? 6);
const seed = Number(process.env.SEED ?? 1);
const confirmations = 4;
const minimum = 10n;
/** Minor units of one USDT. */
const scale = 100_000_000n;
const next = seededNumbers(seed);
const below = (count: number): number => Math.floor(next() * count);
/** Often below the minimum. */
const amount = (most = 20): bigint => BigInt(1 + below(most)) * scale;
const folder = mkdtempSync(join(tmpdir(), 'meridian-histories-'));
const interception: Interception = {};
const clock = { ms: Date.UTC(2026, 0, 5), now: () => clock.ms };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Identity of a transfer on the chain: the same transaction may have another effect in another block. */
const nameOf = ({ hash, output, asset, units, to }: ChainTransfer): string =>
  [hash, output, asset, units, to].join(' ');

/** Amounts that the chain owes to each user, by what was final at any read. */
class Model {
  readonly balances = new Map<string, bigint>();
  /** Below the minimum, by owner and transfer. */
  readonly kept = new Map<string, Map<string, bigint>>();
  private readonly credited = new Set<string>();
  readonly seen = {
    forks: 0,
    deep: 0,
    kept: 0,
    credited: 0,
    again: 0,
    changed: 0,
    claimed: 0,
    found: 0,
    open: 0,
  };

  /** All transfers that the watcher could have read. */
  look(chain: ScriptedChain): void {
    const held = chain.held().filter(({ transfer }) => transfer.asset === 'USDT' && transfer.to !== 'nobody');
    const names = new Set(held.map(({ transfer }) => nameOf(transfer)));
    for (const kept of this.kept.values())
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name);
    const final = held.filter((each) => each.confirmations >= confirmations);
    for (const { transfer } of final) this.settle(transfer);
  }

  private settle(transfer: ChainTransfer): void {
    const { to, units } = transfer;
    const name = nameOf(transfer);
    const kept = this.kept.get(to) ?? new Map<string, bigint>();
    this.kept.set(to, kept);
    if (this.credited.has(name) || kept.has(name)) return;
    const all = [...kept.values()].reduce((sum, each) => sum + each, units);
    if (all < minimum * scale) {
      kept.set(name, units);
      this.seen.kept += 1;
      return;
    }
    for (const each of [name, ...kept.keys()]) this.credited.add(each);
    kept.clear();
    this.balances.set(to, (this.balances.get(to) ?? 0n) + all);
    this.seen.credited += 1;
  }
}

class History {
  readonly chain: ScriptedChain;
  readonly people: readonly string[];
  private readonly core: Core;
  private readonly model: Model;
  private watcher: ChainWatcher;
  private made = 0;
  /** Transfers of dropped blocks, which may be mined again. */
  private loose: ChainTransfer[] = [];

  constructor(core: Core, model: Model, name: string) {
    this.core = core;
    this.model = model;
    this.chain = new ScriptedChain(name);
    this.people = ['a', 'b'].map((person) => `user:${name}${person}`);
    this.watcher = this.newWatcher();
  }

  private newWatcher(): ChainWatcher {
    const { chain, core } = this;
    const { executor, gate, store } = core;
    const network = { asset: 'USDT', network: 'x', name: 'X', chain: chain.name };
    const networks = [{ ...network, confirmations, minimum: String(minimum) }];
    return new ChainWatcher({
      chain,
      networks,
      db: store.db,
      executor,
      gate,
      clock,
      onFault: () => undefined,
    });
  }

  async begin(): Promise<void> {
    const { name } = this.chain;
    await this.core.executor.run('test.addresses', ({ db, now }) =>
      db
        .insertInto('deposit_address')
        .values(this.people.map((owner) => ({ chain: name, address: owner, owner, created_at: now })))
        .execute(),
    );
    await this.read();
  }

  /** At most one for each user, so that the order within a block does not matter. */
  private transfers(): ChainTransfer[] {
    return this.people.flatMap((to): ChainTransfer[] => {
      const lot = next();
      if (lot < 0.25 && this.loose.length > 0) {
        const [again] = this.loose.splice(below(this.loose.length), 1);
        const units = next() < 0.2 ? amount() : again!.units;
        const isChanged = units !== again!.units || to !== again!.to;
        this.model.seen[isChanged ? 'changed' : 'again'] += 1;
        return [{ ...again!, units, to }];
      }
      if (lot < 0.5) return [];
      this.made += 1;
      const units = amount(lot < 0.75 ? 9 : 40);
      const stranger = lot > 0.95;
      return [
        {
          hash: this.hashOf(this.made),
          output: below(3),
          asset: lot > 0.92 ? 'DOGE' : 'USDT',
          units,
          to: stranger ? 'nobody' : to,
          from: [],
        },
      ];
    });
  }

  private hashOf(nth: number): string {
    return createHash('sha256').update(`${this.chain.name} ${nth}`).digest('hex');
  }

  /** Claims a past or future transaction to any recipient. */
  private async claim(): Promise<void> {
    const { executor, store } = this.core;
    const owner = this.people[below(this.people.length)]!;
    const picture = `${this.chain.name} ${(this.model.seen.claimed += 1)}`;
    await executor.run('test.picture', ({ db, now }) =>
      db
        .insertInto('document')
        .values({
          name: picture,
          owner,
          field: null,
          width: 1,
          height: 1,
          bytes: 1,
          preview: '',
          asks_rejection: 0,
          created_at: now,
        })
        .execute(),
    );
    const { name } = this.chain;
    const network = { asset: 'USDT', network: 'x', name: 'X', chain: name, confirmations, minimum: '1' };
    await submitClaim(
      { db: store.db, executor, sealer: undefined as never },
      {
        owner,
        way: 'hash',
        amount: '999',
        proof: `/upload/${picture}`,
        clientId: undefined,
        network,
        hash: this.hashOf(Math.max(1, this.made - 3 + below(8))),
        address: owner,
        shownBy: 0,
      },
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** A claim is linked to a deposit if its transaction exists, and has no other effect. */
  async claims(): Promise<void> {
    const { db } = this.core.store;
    const { name: chain } = this.chain;
    const rows = await db.selectFrom('deposit_claim').selectAll().where('chain', '=', chain).execute();
    const deposits = await db
      .selectFrom('deposit')
      .select(['owner', 'hash'])
      .where('chain', '=', chain)
      .execute();
    for (const { owner, hash, state } of rows) {
      this.model.seen[state === 'found' ? 'found' : 'open'] += 1;
      expect({ hash, state }).toEqual({
        hash,
        state: deposits.some((each) => each.owner === owner && each.hash === hash) ? 'found' : 'submitted',
      });
    }
  }

  private fork(): void {
    // One in ten is deeper than finality.
    const isDeep = next() < 0.1;
    const depth = Math.min(1 + below(isDeep ? 8 : confirmations - 1), this.chain.top - 1);
    if (depth < 1) return;
    this.model.seen.forks += 1;
    if (depth >= confirmations) this.model.seen.deep += 1;
    this.loose.push(...this.chain.drop(depth).filter(({ asset, to }) => asset === 'USDT' && to !== 'nobody'));
    // The longest chain counts.
    for (let mined = 0; mined <= depth; mined += 1) this.chain.mine(this.transfers());
  }

  async step(): Promise<void> {
    const lot = next();
    if (lot < 0.1) await this.claim();
    else if (lot < 0.55) this.chain.mine(this.transfers());
    else if (lot < 0.7) this.fork();
    else if (lot < 0.78) this.watcher = this.newWatcher();
    else if (lot < 0.85) {
      this.chain.hidden = Math.min(below(4), this.chain.top - 1);
      await this.watcher.step();
      // Otherwise the watcher waits until the chain has its previous length.
      if (this.watcher.height === this.chain.top - this.chain.hidden) this.model.look(this.chain);
      this.chain.hidden = 0;
    } else await this.read();
  }

  /** Reads to the end, despite lost commits. */
  private async read(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      if (next() < 0.05) loseCommit();
      try {
        while (await this.watcher.step());
        break;
      } catch (error) {
        if (!(error instanceof UnknownOutcome || error instanceof Refusal) || tries > 50) throw error;
        this.watcher = this.newWatcher();
      }
    }
    for (const at of ['before', 'after'] as const) delete interception[at];
    this.model.look(this.chain);
  }

  async end(): Promise<void> {
    for (let mined = 0; mined < confirmations; mined += 1) this.chain.mine();
    await this.read();
  }
}

/** The next commit fails, or succeeds without a response. */
function loseCommit(): void {
  const at = next() < 0.5 ? 'before' : 'after';
  interception[at] = async (statement) => {
    if (statement !== 'commit') return;
    delete interception[at];
    throw new Error('Connection terminated unexpectedly');
  };
}

const sumOf = (values: Iterable<bigint>): bigint => [...values].reduce((sum, each) => sum + each, 0n);

test(
  `of ${histories} random histories of chains exactly what final blocks hold is credited, SEED=${seed}`,
  { timeout: 10_800_000 },
  async () => {
    const core = await startTestCore({
      folder,
      pairs,
      clock,
      around: intercept(interception),
      sandboxStepMs: 2000,
    });
    const model = new Model();
    let kept = 0n;
    for (let count = 0; count < histories; count += 1) {
      const history = new History(core, model, `chain${count}`);
      await history.begin();
      for (let steps = 0; steps < 25; steps += 1) await history.step();
      await history.end();
      await history.claims();
      for (const person of history.people) {
        const { available, held } = core.ledger.balance(accountOf(person, 'USDT'));
        expect({ person, available, held }, `history ${count}`).toEqual({
          person,
          available: model.balances.get(person) ?? 0n,
          held: 0n,
        });
        kept += sumOf(model.kept.get(person)?.values() ?? []);
      }
    }
    expect(core.ledger.balance(accountOf(keepingOwner, 'USDT')).available).toBe(kept);
    // Each event must have occurred, or the histories prove nothing; short runs may lack rare ones.
    const { deep, ...often } = model.seen;
    expect(often.credited).toBeGreaterThan(0);
    if (histories >= 60)
      for (const [what, times] of Object.entries(often)) expect(times, what).toBeGreaterThan(0);
    // Short runs may have none.
    if (histories >= 500) expect(deep).toBeGreaterThan(0);
    expect(await findViolations(core.store.apart, pairs)).toEqual([]);
    await core.stop();
  },
);
