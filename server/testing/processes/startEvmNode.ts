// An EVM node for tests that follows the Ethereum JSON-RPC specification: blocks are created on demand and removed, and
// any response can be replaced.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EvmPayment {
  from: string;
  /** Null when it creates a contract. */
  to: string | null;
  value?: bigint;
  isFailed?: boolean;
  /** Transfer events that it emits. */
  events?: readonly { contract: string; from: string; to: string; value: bigint }[];
}

export type Answer = Record<string, unknown>;

interface MadeBlock {
  header: Answer & { number: string; hash: string; parentHash: string };
  transactions: Answer[];
  receipts: (Answer & { logs: Answer[] })[];
}

export interface EvmNodeStandIn {
  url: string;
  /** Requested methods, in order. */
  asked: string[];
  /** Adds a block. */
  mine(...payments: EvmPayment[]): { height: number; hash: string; parent: string; transactions: string[] };
  /** Removes the newest blocks; they stay available by hash. */
  takeBack(blocks: number): void;
  /** Number of blocks that it announces beyond those that it serves. */
  ahead: number;
  /** Replaces an answer; undefined keeps the true one. */
  lie: (method: string, honest: unknown) => unknown;
  /** Replaces every response. */
  instead: ((response: ServerResponse) => unknown) | undefined;
  /** Stops the node; its chain continues. */
  die(): Promise<void>;
  /** Restarts at the same address. */
  revive(): Promise<void>;
  /** Current transfers of the chain, from the events of its transactions. */
  held(): { hash: string; to: string; value: bigint }[];
  stop(): Promise<void>;
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const word = (value: string): string => `0x${value.replace('0x', '').toLowerCase().padStart(64, '0')}`;

/** Blocks of the chain. */
class MadeChain {
  private readonly known = new Map<string, MadeBlock>();
  private readonly blocks: MadeBlock[] = [];
  private made = 0;

  get height(): number {
    return this.blocks.length - 1;
  }

  at(height: number): MadeBlock | undefined {
    return this.blocks[height];
  }

  byHash(hash: string): MadeBlock | undefined {
    return this.known.get(hash);
  }

  held(): { hash: string; to: string; value: bigint }[] {
    return this.blocks.flatMap(({ receipts }) =>
      receipts.flatMap(({ transactionHash, logs }) =>
        logs.map(({ topics, data }) => ({
          hash: transactionHash as string,
          to: `0x${(topics as string[])[2]!.slice(-40)}`,
          value: BigInt(data as string),
        })),
      ),
    );
  }

  takeBack(blocks: number): void {
    this.blocks.splice(this.blocks.length - blocks);
  }

  mine(...payments: EvmPayment[]) {
    const parent = this.blocks.at(-1)?.header.hash ?? word('0x0');
    const header = { number: hex(this.blocks.length), hash: this.hashOf('block'), parentHash: parent };
    const own = { blockHash: header.hash, blockNumber: header.number };
    let logIndex = 0;
    const rows = payments.map(({ from, to, value = 0n, isFailed = false, events = [] }, place) => {
      const hash = this.hashOf('transaction');
      const logs = (isFailed ? [] : events).map((event) => ({
        ...own,
        transactionHash: hash,
        logIndex: hex(logIndex++),
        address: event.contract,
        topics: [transferTopic, word(event.from), word(event.to)],
        removed: false,
        data: word(hex(event.value)),
      }));
      return {
        transaction: { ...own, hash, transactionIndex: hex(place), from, to, value: hex(value) },
        receipt: { ...own, transactionHash: hash, status: isFailed ? '0x0' : '0x1', logs },
      };
    });
    const transactions = rows.map(({ transaction }) => transaction);
    const block = { header, transactions, receipts: rows.map(({ receipt }) => receipt) };
    this.blocks.push(block);
    this.known.set(header.hash, block);
    return {
      height: this.height,
      hash: header.hash,
      parent,
      transactions: transactions.map(({ hash }) => hash),
    };
  }

  private hashOf(what: string): string {
    return `0x${createHash('sha256')
      .update(`${what}/${this.made++}`)
      .digest('hex')}`;
  }
}

export async function startEvmNode(): Promise<EvmNodeStandIn> {
  const chain = new MadeChain();

  function answer(method: string, [which, isFull]: [string, boolean]): unknown {
    if (method === 'eth_blockNumber') return hex(chain.height + node.ahead);
    const block = method === 'eth_getBlockByNumber' ? chain.at(Number(which)) : chain.byHash(which);
    if (!block) return null;
    if (method === 'eth_getBlockReceipts') return block.receipts;
    const { header, transactions } = block;
    return { ...header, transactions: isFull ? transactions : transactions.map(({ hash }) => hash) };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as {
        id: number;
        method: string;
        params: [string, boolean];
      };
      node.asked.push(method);
      if (node.instead) return void node.instead(response);
      const honest = structuredClone(answer(method, params));
      const lie = node.lie(method, honest);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: lie === undefined ? honest : lie }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  const node: EvmNodeStandIn = {
    url: `http://127.0.0.1:${port}/`,
    asked: [],
    mine: (...payments) => chain.mine(...payments),
    takeBack: (blocks) => chain.takeBack(blocks),
    ahead: 0,
    lie: () => undefined,
    instead: undefined,
    held: () => chain.held(),
    die: close,
    revive: () => new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve)),
    stop: close,
  };
  return node;
}
