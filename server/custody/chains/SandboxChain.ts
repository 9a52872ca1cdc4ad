// A chain that a sandbox makes up. Blocks follow from the clock and from what was replaced, so that none is kept; what was
// sent is, with the block that has it. It outlives the server as a real chain would.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { sandboxAddress } from './sandboxAddress.ts';
import type { Chain, ChainBlock, ChainTransfer, OursAmong } from './Chain.ts';

interface Options {
  name: string;
  blockMs: number;
  clock: { now(): number };
  /** Committed rows. */
  db: Kysely<Schema>;
}

const firstBlockAt = Date.UTC(2025, 0, 1);
/** Maximum number of blocks a step. */
const farMost = 5000;

export class SandboxChain implements Chain {
  readonly name: string;
  readonly blockMs: number;
  private readonly clock: Options['clock'];
  private readonly db: Kysely<Schema>;
  private readonly writing = new Set<{ height: number }>();

  constructor({ name, blockMs, clock, db }: Options) {
    this.name = name;
    this.blockMs = blockMs;
    this.clock = clock;
    this.db = db;
  }

  /** Height of the newest block at a time. */
  heightAt(ms: number): number {
    return Math.max(0, Math.floor((ms - firstBlockAt) / this.blockMs));
  }

  height(): Promise<number> {
    return Promise.resolve(Math.min(this.heightAt(this.clock.now()), ...this.heldBack));
  }

  /** The next block is not there before this is done: it may have what is written meanwhile. */
  async beforeNextBlock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const newest = { height: this.heightAt(this.clock.now()) };
    this.writing.add(newest);
    try {
      return await work();
    } finally {
      this.writing.delete(newest);
    }
  }

  private get heldBack(): number[] {
    return Array.from(this.writing, ({ height }) => height);
  }

  /** Its heights follow from the clock: a sandbox that was down for a day, or has other block times, has millions of them. */
  async startsOver(height: number): Promise<boolean> {
    const newest = await this.height();
    if (Math.abs(newest - height) < farMost) return false;
    const later = await this.db
      .selectFrom('sandbox_transfer')
      .select('hash')
      .where('chain', '=', this.name)
      .where('height', '>', BigInt(height))
      .limit(1)
      .executeTakeFirst();
    return later === undefined;
  }

  async block(height: number): Promise<ChainBlock | undefined> {
    if (height > (await this.height()) || height < 0) return undefined;
    const rows = await this.db
      .selectFrom('sandbox_fork')
      .select('height')
      .where('chain', '=', this.name)
      .where('height', '<=', BigInt(height))
      .execute();
    const forks = rows.map((row) => Number(row.height));
    return { height, hash: this.hashOf(height, forks), parent: this.hashOf(height - 1, forks) };
  }

  async transfers(block: ChainBlock, oursAmong: OursAmong): Promise<ChainTransfer[]> {
    const rows = await this.db
      .selectFrom('sandbox_transfer')
      .select(['hash', 'asset', 'units', 'address', 'sender'])
      .where('chain', '=', this.name)
      .where('height', '=', BigInt(block.height))
      .orderBy('hash')
      .execute();
    if ((await this.block(block.height))?.hash !== block.hash)
      throw new Error(`${this.name} has another block at ${block.height} by now`);
    const ours = await oursAmong(rows.map(({ address }) => address));
    return rows
      .filter(({ address }) => ours.has(address))
      .map(({ hash, asset, units, address, sender }) => ({
        hash,
        output: 0,
        asset,
        units,
        to: address,
        from: [sandboxAddress(this.name, sender)],
      }));
  }

  /** Each time that blocks were replaced from a height on, those above it got other hashes. */
  private hashOf(height: number, forks: readonly number[]): string {
    const times = forks.filter((fork) => fork <= height).length;
    return createHash('sha256').update(`meridian ${this.name} ${height} ${times}`).digest('hex');
  }
}
