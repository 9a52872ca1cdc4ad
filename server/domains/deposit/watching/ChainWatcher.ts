// Reads a chain block by block and records transfers to our users. The cursor is in the database: reading a block again
// changes nothing, and a replaced block is reversed.
import type { MoneyGate } from '../../../ledger/MoneyGate.ts';
import { toUnits } from '../../../ledger/units.ts';
import { assets } from '../../../instruments/market.config.ts';
import { advance, oursOf, see } from './blocks.ts';
import type { Cursor, Found } from './blocks.ts';
import type { Chain, ChainBlock } from '../../../custody/chains/Chain.ts';
import { Crediter } from '../Crediter.ts';
import type { CrediterOptions } from '../Crediter.ts';
import type { DepositNetwork } from '../public/depositNetworks.ts';
import { runLoop } from '../../../custody/runLoop.ts';
import type { Watcher } from './Watcher.ts';

interface Options extends Omit<CrediterOptions, 'chain'> {
  chain: Chain;
  /** Networks on this chain. */
  networks: readonly DepositNetwork[];
  gate: MoneyGate;
}

/** Maximum depth of the search for a fork point; a deeper fork needs an operator. */
const hashesMost = 128;
/** Number of blocks known before the first one read: no fork of a chain's first minutes is deeper. */
const begunWith = 32;
/**
 * Maximum number of blocks and maximum duration of a read before it is written, so that final blocks are not delayed.
 */
const blocksAtOnce = 200;
const readMs = 1000;
/** Maximum number of credited slices before the chain is read again. */
const slicesAtOnce = 40;
/** Transfers per command, so that other commands do not wait long. */
const transfersAtOnce = 100;
/** Interval of saving the cursor when there is nothing else to write. */
const keptEveryMs = 60_000;
/** Number of missing blocks after which a chain counts as unreachable, subject to a minimum time. */
const behindBlocks = 10;
const behindMs = 120_000;

export class ChainWatcher implements Watcher {
  private readonly options: Options;
  private readonly controller = new AbortController();
  private cursor: Cursor | undefined;
  private keptAt = 0;
  private readAt: number;
  private readonly crediter: Crediter;
  private running: Promise<void> | undefined;
  private stepping: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.options = options;
    this.readAt = options.clock.now();
    this.crediter = new Crediter({ ...options, chain: options.chain.name });
  }

  start(): void {
    const { chain, onFault } = this.options;
    const pauseMs = Math.min(1000, chain.blockMs / 2);
    this.running ??= runLoop({ step: () => this.step(), pauseMs, signal: this.signal, onFault });
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.running;
  }

  /** Height of the last read block; undefined before the first. */
  get height(): number | undefined {
    return this.cursor?.height;
  }

  /**
   * The current state of the chain is unknown: it was not read for a while, or it has forked deeper than can be
   * followed.
   */
  get isBehind(): boolean {
    const { chain, clock } = this.options;
    return clock.now() - this.readAt > Math.max(behindMs, behindBlocks * chain.blockMs);
  }

  /**
   * Reads new blocks, and credits final deposits.
   * @returns whether more work may be due immediately
   */
  step(): Promise<boolean> {
    // Steps run one after the other, for all callers.
    const step = this.stepping
      .then(() => this.stepNow())
      .catch((error: unknown) => {
        // The in-memory cursor may be ahead of the database.
        this.cursor = undefined;
        throw error;
      });
    this.stepping = step.catch(() => undefined);
    return step;
  }

  private async stepNow(): Promise<boolean> {
    const { gate } = this.options;
    // Work that moves money also waits while money is paused.
    if (!gate.isOpen) return false;
    this.cursor ??= await this.readCursor();
    const isNew = !this.cursor || (await this.options.chain.startsOver?.(this.cursor.height));
    const isMore = isNew ? await this.begin() : await this.readOn(this.cursor!);
    return (await this.creditSome()) || isMore;
  }

  /** A block with a thousand deposits is credited before further blocks are read; other commands run in between. */
  private async creditSome(): Promise<boolean> {
    for (let slice = 0; slice < slicesAtOnce; slice += 1) {
      if (!(await this.crediter.step())) return false;
      await new Promise(setImmediate);
    }
    return true;
  }

  private async readCursor(): Promise<Cursor | undefined> {
    const { chain, db } = this.options;
    const row = await db
      .selectFrom('chain_cursor')
      .selectAll()
      .where('chain', '=', chain.name)
      .executeTakeFirst();
    this.crediter.wake();
    return row && { height: Number(row.height), hashes: JSON.parse(row.hashes) as string[] };
  }

  /** No address existed before the first start, so earlier transfers on the chain are not ours. */
  private async begin(): Promise<boolean> {
    const { chain } = this.options;
    const block = await chain.block(await chain.height(this.signal), this.signal);
    if (!block) return false;
    const hashes = [block.hash];
    // Also reads earlier hashes, so that a reorganization soon after the start can be followed.
    for (let child = block; hashes.length < begunWith && child.height > 0;) {
      const before = await chain.block(child.height - 1, this.signal);
      // The chain changed while it was being read.
      if (before?.hash !== child.parent) return false;
      hashes.push(before.hash);
      child = before;
    }
    await this.keep({ height: block.height, hashes }, []);
    this.readAt = this.options.clock.now();
    return false;
  }

  private async readOn(cursor: Cursor): Promise<boolean> {
    const { chain } = this.options;
    const newest = await chain.height(this.signal);
    const common = await this.commonWith(cursor, newest);
    // The node lags behind its earlier response; later responses count.
    if (!common) return false;
    const isReplaced = common.height < cursor.height;
    const { blocks, found, fault } = await this.readAfter(common, {
      upTo: Math.min(newest, common.height + blocksAtOnce),
      least: cursor.height,
    });
    // The longest chain counts: a fork that is not longer than the replaced blocks may be reversed again.
    const isShort = blocks.length === 0 || (isReplaced && blocks.at(-1)!.height < cursor.height);
    if (isShort && fault !== undefined) throw fault;
    if (isShort) return false;
    const hashes = [...blocks.map(({ hash }) => hash).reverse(), ...common.hashes].slice(0, hashesMost);
    const next = { height: blocks.at(-1)!.height, hashes };
    const replaced = isReplaced
      ? { above: common.height, hashes: new Set(blocks.map(({ hash }) => hash)) }
      : undefined;
    const { now } = this.options.clock;
    const isDue = this.crediter.hasPending || now() - this.keptAt > keptEveryMs;
    if (found.length > 0 || replaced || fault !== undefined || isDue) await this.keep(next, found, replaced);
    else this.cursor = next;
    this.readAt = now();
    if (fault !== undefined) throw fault;
    return next.height < newest;
  }

  /**
   * The last read block that the chain still contains.
   * @throws Error if it contains none of them
   */
  private async commonWith({ height, hashes }: Cursor, newest: number): Promise<Cursor | undefined> {
    const { chain } = this.options;
    if (newest < height) return undefined;
    for (const [back, hash] of hashes.entries()) {
      const block = await chain.block(height - back, this.signal);
      if (!block) return undefined;
      if (block.hash === hash) return { height: block.height, hashes: hashes.slice(back) };
    }
    throw new Error(`${chain.name} has replaced more than ${hashes.length} blocks: an operator has to look`);
  }

  /**
   * Reads as far as possible; blocks read before a fault are not read again.
   * @param options least is the height that must be reached, regardless of the time
   */
  private async readAfter(
    common: Cursor,
    { upTo, least }: { upTo: number; least: number },
  ): Promise<{ blocks: ChainBlock[]; found: Found[]; fault?: Error }> {
    const { chain } = this.options;
    const blocks: ChainBlock[] = [];
    const found: Found[] = [];
    const until = performance.now() + readMs;
    let parent = common.hashes[0]!;
    try {
      for (let height = common.height + 1; height <= upTo; height += 1) {
        const block = await chain.block(height, this.signal);
        if (!block) break;
        if (block.parent !== parent)
          throw new Error(`${chain.name} has changed below ${height} while it was read`);
        found.push(...(await this.foundIn(block)));
        blocks.push(block);
        parent = block.hash;
        if (height >= least && performance.now() > until) break;
      }
    } catch (fault) {
      return { blocks, found, fault: fault as Error };
    }
    return { blocks, found };
  }

  private async foundIn(block: ChainBlock): Promise<Found[]> {
    const { chain, db, networks } = this.options;
    const ours = async (addresses: readonly string[]) =>
      new Set((await oursOf(db, chain.name, addresses)).keys());
    const transfers = await chain.transfers(block, ours, this.signal);
    return transfers.flatMap((transfer): Found[] => {
      const network = networks.find(({ asset }) => asset === transfer.asset);
      const scale = assets.find(({ code }) => code === transfer.asset)?.scale;
      if (!network || scale === undefined || transfer.units <= 0n) return [];
      const { confirmations, minimum } = network;
      return [
        {
          transfer,
          block,
          network: network.network,
          confirmations,
          minimumUnits: toUnits(minimum, scale),
          isScreened: this.crediter.isScreened,
        },
      ];
    });
  }

  private async keep(
    next: Cursor,
    found: readonly Found[],
    replaced?: { above: number; hashes: ReadonlySet<string> },
  ): Promise<void> {
    const { chain, executor, clock } = this.options;
    for (let from = 0; from < found.length; from += transfersAtOnce) {
      const part = found.slice(from, from + transfersAtOnce);
      await executor.runForPlatform('deposit.see', (tx) => see(tx, chain.name, part));
    }
    await executor.runForPlatform('deposit.advance', (tx) =>
      advance(tx, chain.name, { cursor: next, replaced }),
    );
    this.cursor = next;
    this.keptAt = clock.now();
    if (found.length > 0 || replaced) this.crediter.wake();
  }

  private get signal(): AbortSignal {
    return this.controller.signal;
  }
}
