import { LRUCache } from 'lru-cache';
import type { Chain, ChainBlock, ChainTransfer, OursAmong } from './Chain.ts';
import { count, readBlock, readReceipts, readTransaction } from './evmAnswers.ts';
import type { EvmLog } from './evmAnswers.ts';
import { EvmNode } from './EvmNode.ts';
import type { EvmLibrary, EvmNodeOptions } from './EvmNode.ts';

/** Decimals of an asset on the chain. */
export interface EvmCoin {
  asset: string;
  /** On the chain an amount of 1 is 10^decimals. */
  decimals: number;
  /** Scale of our asset. */
  scale: number;
}

export interface EvmToken extends EvmCoin {
  contract: string;
}

export interface EvmChainOptions extends Omit<EvmNodeOptions, 'chain'> {
  name: string;
  blockMs: number;
  native: EvmCoin;
  tokens: readonly EvmToken[];
  /** Called once for each transfer that cannot be processed, with a message for operators. */
  onOddity(text: string): void;
}

/** keccak256 of Transfer(address,address,uint256). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const paddedAddress = /^0x0{24}/;
const transferEvent = ['event Transfer(address indexed from, address indexed to, uint256 value)'] as const;
const paymentOutput = -1;
const int64Max = 2n ** 63n - 1n;

/** A movement of coins of either kind. */
interface Movement extends Pick<ChainTransfer, 'hash' | 'output'> {
  coin: EvmCoin;
  amount: bigint;
  from: string;
  to: string;
}

/**
 * An EVM chain over JSON-RPC: the native coin as value of a successful transaction, and Transfer events of the
 * configured contracts. Values that a contract forwards (internal transactions) leave no trace in a block and are not
 * detected (docs/custody.md). All data is requested by block hash, never by height, so that it belongs to exactly that
 * block, and logs are taken from its receipts: a missing receipt is detected, whereas a log missing from a search is
 * not.
 */
export class EvmChain implements Chain {
  readonly name: string;
  readonly blockMs: number;
  private readonly options: EvmChainOptions;
  private readonly node: EvmNode;
  private readonly tokens: ReadonlyMap<string, EvmToken>;
  private readonly told = new LRUCache<string, true>({ max: 1000 });

  constructor(options: EvmChainOptions) {
    this.options = options;
    this.name = options.name;
    this.blockMs = options.blockMs;
    this.node = new EvmNode({ ...options, chain: options.name });
    this.tokens = new Map(options.tokens.map((token) => [token.contract.toLowerCase(), token]));
  }

  async height(signal?: AbortSignal): Promise<number> {
    const answer = await this.node.ask('eth_blockNumber', [], signal);
    return this.reading(() => count(answer, 'the height'));
  }

  async block(height: number, signal?: AbortSignal): Promise<ChainBlock | undefined> {
    const answer = await this.node.ask('eth_getBlockByNumber', [`0x${height.toString(16)}`, false], signal);
    if (answer === null) return undefined;
    const { hash, parent, height: own } = this.reading(() => readBlock(answer));
    if (own !== height) throw this.fault(`block ${own} where ${height} was asked for`);
    return { height, hash, parent };
  }

  async transfers(block: ChainBlock, oursAmong: OursAmong, signal?: AbortSignal): Promise<ChainTransfer[]> {
    const answer = await this.node.ask('eth_getBlockByHash', [block.hash, true], signal);
    if (answer === null) throw this.fault(`no block ${block.hash}`);
    const read = this.reading(() => readBlock(answer));
    if (read.hash !== block.hash || read.parent !== block.parent || read.height !== block.height)
      throw this.fault(`another block than ${block.hash}, which was asked for`);
    const receipts =
      read.transactions.length > 0 ? await this.node.ask('eth_getBlockReceipts', [block.hash], signal) : [];
    const library = await this.node.library();
    const movements = this.reading(() => this.movements(read, receipts, library));
    // Nodes know blocks by hash even after a reorganization.
    const now = await this.block(block.height, signal);
    if (now?.hash !== block.hash) throw this.fault(`another block at ${block.height} by now`);
    const written = movements.map(({ from, to, ...movement }) => ({
      ...movement,
      from: library.getAddress(from),
      to: library.getAddress(to),
    }));
    const ours = await oursAmong(written.map(({ to }) => to));
    return (
      written
        // A transfer to oneself changes no balance.
        .filter(({ from, to }) => from !== to && ours.has(to))
        .flatMap((movement) => this.transferOf(movement) ?? [])
    );
  }

  private movements(block: ReturnType<typeof readBlock>, answer: unknown, library: EvmLibrary): Movement[] {
    const receipts = readReceipts(answer, block);
    return block.transactions.flatMap((each, place) => {
      const { hash, from, to, value } = readTransaction(each, block, place);
      const receipt = receipts.get(hash);
      if (!receipt) throw new Error('a transaction without its receipt');
      if (!receipt.isSuccessful) return [];
      const ofLogs = receipt.logs.flatMap(
        (log, nth) => this.movementOf(log, { hash, output: nth }, library) ?? [],
      );
      if (to === undefined || value === 0n) return ofLogs;
      const payment = { hash, output: paymentOutput, coin: this.options.native, amount: value, from, to };
      return [payment, ...ofLogs];
    });
  }

  /** @param which position among the logs of its transaction: the position in the block changes with the block */
  private movementOf(
    { contract, topics, data }: EvmLog,
    which: Pick<Movement, 'hash' | 'output'>,
    library: EvmLibrary,
  ) {
    const coin = this.tokens.get(contract);
    if (!coin || topics[0] !== transferTopic) return undefined;
    const [, from = '', to = '', ...others] = topics;
    if (!paddedAddress.test(from) || !paddedAddress.test(to) || others.length > 0 || data.length !== 66)
      throw new Error(`a Transfer of ${coin.asset} that is none of ERC-20`);
    const { args } = library.decodeEventLog({
      abi: library.parseAbi(transferEvent),
      topics: topics as [`0x${string}`],
      data: data as `0x${string}`,
    });
    return { ...which, coin, amount: args!.value, from: args!.from, to: args!.to };
  }

  /** Rounded down to our unit; undefined for less than one unit, and for more than a balance can hold. */
  private transferOf({ coin, amount, hash, output, from, to }: Movement): ChainTransfer | undefined {
    const units = (amount * 10n ** BigInt(coin.scale)) / 10n ** BigInt(coin.decimals);
    if (units === 0n) return undefined;
    if (units <= int64Max) return { hash, output, asset: coin.asset, units, to, from: [from] };
    const which = `${hash}/${output}`;
    if (!this.told.has(which))
      this.options.onOddity(
        `${this.name}: ${which} moves ${amount} of ${coin.asset} to ${to}, more than can be booked; left out`,
      );
    this.told.set(which, true);
    return undefined;
  }

  /** Rethrows an implausible answer as a fault of this chain. */
  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw this.fault((error as Error).message);
    }
  }

  private fault(what: string): Error {
    return new Error(`${this.name}: its node answered ${what}`);
  }
}
