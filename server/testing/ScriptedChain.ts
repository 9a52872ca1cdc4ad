import type { Chain, ChainBlock, ChainTransfer, OursAmong } from '../custody/chains/Chain.ts';

interface ScriptedBlock extends ChainBlock {
  transfers: readonly ChainTransfer[];
}

/** A chain whose blocks a test creates, replaces and hides. */
export class ScriptedChain implements Chain {
  readonly name: string;
  readonly blockMs = 1000;
  /** Number of newest blocks that are not returned yet. */
  hidden = 0;
  private made = 0;
  private blocks: ScriptedBlock[];

  constructor(name: string) {
    this.name = name;
    this.blocks = [{ height: 0, hash: `${name} genesis`, parent: '', transfers: [] }];
  }

  get top(): number {
    return this.blocks.length - 1;
  }

  mine(transfers: readonly ChainTransfer[] = []): void {
    this.made += 1;
    const parent = this.blocks.at(-1)!;
    const hash = `${this.name} ${this.made}`;
    this.blocks.push({ height: parent.height + 1, hash, parent: parent.hash, transfers });
  }

  /**
   * Removes the newest blocks.
   * @returns their transfers
   */
  drop(count: number): ChainTransfer[] {
    const dropped = this.blocks.splice(Math.max(1, this.blocks.length - count));
    return dropped.flatMap(({ transfers }) => transfers);
  }

  /** Transfers with their confirmations in the current chain. */
  held(): { transfer: ChainTransfer; height: number; confirmations: number }[] {
    const top = this.top - this.hidden;
    return this.blocks
      .filter(({ height }) => height <= top)
      .flatMap(({ transfers, height }) =>
        transfers.map((transfer) => ({ transfer, height, confirmations: top - height + 1 })),
      );
  }

  height(): Promise<number> {
    return Promise.resolve(this.top - this.hidden);
  }

  block(height: number): Promise<ChainBlock | undefined> {
    const block = height > this.top - this.hidden ? undefined : this.blocks[height];
    return Promise.resolve(block && { height, hash: block.hash, parent: block.parent });
  }

  async transfers(block: ChainBlock, oursAmong: OursAmong): Promise<ChainTransfer[]> {
    const held = this.blocks[block.height];
    if (held?.hash !== block.hash) throw new Error(`${this.name} has another block by now`);
    const ours = await oursAmong(held.transfers.map(({ to }) => to));
    return held.transfers.filter(({ to }) => ours.has(to));
  }
}
