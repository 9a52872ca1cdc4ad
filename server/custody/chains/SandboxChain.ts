// A chain that a sandbox simulates. Blocks are derived from the clock and from recorded reorganizations, so they are
// not stored; sent transfers are, with their block. Like a real chain, it survives a restart of the server.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { sandboxAddress } from './sandboxAddress.ts';
import type { Chain, ChainBlock, ChainTransfer, OursAmong } from './Chain.ts';

interface Options {
  name: string;
  blockMs: number;
  clock: { now(): number };
  /** Database with committed rows only. */
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

  /** Delays the next block until the work is done: the block may include its writes. */
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

  /** Heights follow from the clock: after a day of downtime, or with other block times, they differ by millions. */
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

  /** Each reorganization changes the hashes of all blocks above its height. */
  private hashOf(height: number, forks: readonly number[]): string {
    const times = forks.filter((fork) => fork <= height).length;
    return createHash('sha256').update(`meridian ${this.name} ${height} ${times}`).digest('hex');
  }
}
