// How deposits see a chain: one that a sandbox makes up, or a node over JSON-RPC.

/** A block in the chain's own notation; hashes as block explorers write them. */
export interface ChainBlock {
  height: number;
  hash: string;
  /** Hash of the block before it. */
  parent: string;
}

/** Coins that a transaction moves to one address. */
export interface ChainTransfer {
  /** Hash of the transaction. */
  hash: string;
  /**
   * Which of its transaction: an output, or the place of a log among those of its transaction. -1 is the payment that an
   * EVM transaction is itself, which no log can have. In another block the same place may have another transfer.
   */
  output: number;
  /** Code of one of our assets. */
  asset: string;
  /** In the smallest units of our asset; what is less than one of them is left out. */
  units: bigint;
  /** Written as our own addresses are. */
  to: string;
  /** Where it came from, as far as the chain says it. */
  from: readonly string[];
}

/** Reads a chain. An incomplete answer throws, so that missing data never looks like an empty block. */
export interface Chain {
  /** 'tron', 'ethereum', 'bitcoin' … */
  readonly name: string;
  /** How long a block usually takes. */
  readonly blockMs: number;
  /** Height of the newest block. */
  height(signal?: AbortSignal): Promise<number>;
  /**
   * Nothing above this height has to be read one by one: of a made-up chain whose blocks count differently by now, or hold
   * nothing since.
   */
  startsOver?(height: number): Promise<boolean>;
  /** The block at a height, as the chain has it now; undefined above the newest. */
  block(height: number, signal?: AbortSignal): Promise<ChainBlock | undefined>;
  /**
   * Everything that this very block moves to addresses that are ours, in its order.
   * @throws Error where the chain has another block at that height by now
   */
  transfers(block: ChainBlock, oursAmong: OursAmong, signal?: AbortSignal): Promise<ChainTransfer[]>;
}

/** Which of these are ours; written as ours are. */
export type OursAmong = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;
