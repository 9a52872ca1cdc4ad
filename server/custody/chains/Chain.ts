// A chain as seen by deposits: simulated by a sandbox, or a node over JSON-RPC.

/** A block in the chain's own notation; hashes as block explorers write them. */
export interface ChainBlock {
  height: number;
  hash: string;
  /** Hash of the parent block. */
  parent: string;
}

/** Coins that a transaction moves to one address. */
export interface ChainTransfer {
  /** Hash of the transaction. */
  hash: string;
  /**
   * Index within the transaction: an output, or the position of a log among the transaction's logs. -1 is the native
   * payment of an EVM transaction, which no log can have. In another block the same position may hold another transfer.
   */
  output: number;
  /** Code of a configured asset. */
  asset: string;
  /** In the smallest units of the asset; smaller fractions are dropped. */
  units: bigint;
  /** In the canonical form of our addresses. */
  to: string;
  /** Sender addresses, as far as the chain reveals them. */
  from: readonly string[];
}

/** Reads a chain. An incomplete answer throws, so that missing data never looks like an empty block. */
export interface Chain {
  /** 'tron', 'ethereum', 'bitcoin' … */
  readonly name: string;
  /** Usual time between blocks. */
  readonly blockMs: number;
  /** Height of the newest block. */
  height(signal?: AbortSignal): Promise<number>;
  /**
   * Whether blocks above this height can be skipped: a simulated chain whose heights have changed or that has been
   * empty since.
   */
  startsOver?(height: number): Promise<boolean>;
  /** The block at a height, as the chain has it now; undefined above the newest block. */
  block(height: number, signal?: AbortSignal): Promise<ChainBlock | undefined>;
  /**
   * All transfers in this exact block to our addresses, in order.
   * @throws Error if the chain now has another block at that height
   */
  transfers(block: ChainBlock, oursAmong: OursAmong, signal?: AbortSignal): Promise<ChainTransfer[]>;
}

/** Filters our addresses; returned in canonical form. */
export type OursAmong = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
