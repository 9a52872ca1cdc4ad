import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEvmNode } from '../../testing/processes/startEvmNode.ts';
import type { Answer, EvmNodeStandIn } from '../../testing/processes/startEvmNode.ts';
import { EvmChain } from './EvmChain.ts';
import type { EvmChainOptions } from './EvmChain.ts';

/** Addresses from the examples of EIP-55, and in the form that a node returns. */
const ours = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const alsoOurs = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const payer = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const otherContract = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const raw = (address: string) => address.toLowerCase();

type Receipts = (Answer & { logs: Answer[] })[];

let node: EvmNodeStandIn;
let oddities: string[];
beforeEach(async () => {
  node = await startEvmNode();
  oddities = [];
  node.mine();
});
afterEach(() => node.stop());

const oursAmong = async (addresses: readonly string[]) =>
  new Set(addresses.filter((address) => [ours, alsoOurs].includes(address)));

const chainOf = (options: Partial<EvmChainOptions> = {}) =>
  new EvmChain({
    name: 'ethereum',
    blockMs: 12_000,
    rpc: [node.url],
    native: { asset: 'ETH', decimals: 18, scale: 8 },
    tokens: [{ asset: 'USDT', contract: usdt, decimals: 6, scale: 8 }],
    onOddity: (text) => oddities.push(text),
    ...options,
  });

const event = (value: bigint, to = ours, contract = usdt) => ({ contract, from: payer, to, value });
const transfersOf = (block: { height: number; hash: string; parent: string }) =>
  chainOf().transfers(block, oursAmong);

async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const fault = await asked.then(
    (answer) => Promise.reject(new Error(`answered ${JSON.stringify(answer)}`)),
    (error: Error) => error,
  );
  expect(fault.cause).toBeUndefined();
  return fault.message;
}

/** Error of each method while the node gives the same answer to all of them. */
async function reasons(chain: EvmChain): Promise<string[]> {
  const block = { height: 0, hash: `0x${'0'.repeat(64)}`, parent: `0x${'0'.repeat(64)}` };
  return Promise.all([chain.height(), chain.block(0), chain.transfers(block, oursAmong)].map(reasonOf));
}

describe('blocks of an EVM chain', () => {
  it('are told by height with hash and parent, and above the newest there are none', async () => {
    const second = node.mine();
    const third = node.mine();
    const chain = chainOf();
    expect(await chain.height()).toBe(2);
    expect(await chain.block(2)).toEqual({ height: 2, hash: third.hash, parent: second.hash });
    expect(await chain.block(3)).toBeUndefined();
  });

  it('are others after a reorganisation, and the height may have gone down', async () => {
    const old = node.mine();
    node.mine();
    node.takeBack(2);
    const chain = chainOf();
    expect(await chain.height()).toBe(0);
    const now = node.mine();
    expect(await chain.block(1)).toEqual({ height: 1, hash: now.hash, parent: old.parent });
    expect(now.hash).not.toBe(old.hash);
  });

  it('that a lagging node does not serve yet are not there, whatever height it says', async () => {
    node.ahead = 5;
    const chain = chainOf();
    expect(await chain.height()).toBe(5);
    expect(await chain.block(3)).toBeUndefined();
  });

  it('of another height than was asked for are not believed', async () => {
    node.mine();
    node.lie = (_, honest) => ({ ...(honest as Answer), number: '0x7' });
    expect(await reasonOf(chainOf().block(1))).toBe(
      'ethereum: its node answered block 7 where 1 was asked for',
    );
  });
});

describe('payments in the native coin', () => {
  it('are the values of transactions, in our units, by EIP-55 addresses, apart from any log', async () => {
    const block = node.mine(
      { from: raw(payer), to: raw(ours), value: 1_500_000_000_000_000_000n },
      { from: raw(payer), to: raw(otherContract), value: 7n * 10n ** 18n },
    );
    expect(await transfersOf(block)).toEqual([
      { hash: block.transactions[0], output: -1, asset: 'ETH', units: 150_000_000n, to: ours, from: [payer] },
    ]);
  });

  it('lose what is finer than our unit, and are none where nothing is left', async () => {
    const block = node.mine(
      { from: raw(payer), to: raw(ours), value: 19_999_999_999n },
      { from: raw(payer), to: raw(ours), value: 9_999_999_999n },
    );
    expect((await transfersOf(block)).map(({ units }) => units)).toEqual([1n]);
  });

  it('of a transaction that failed move nothing', async () => {
    const block = node.mine({ from: raw(payer), to: raw(ours), value: 10n ** 18n, isFailed: true });
    expect(await transfersOf(block)).toEqual([]);
  });

  it('of an address to itself add nothing to it', async () => {
    const block = node.mine(
      { from: raw(ours), to: raw(ours), value: 10n ** 18n },
      { from: raw(ours), to: raw(usdt), events: [{ contract: raw(usdt), from: ours, to: ours, value: 5n }] },
      { from: raw(ours), to: raw(alsoOurs), value: 10n ** 18n },
    );
    expect((await transfersOf(block)).map(({ to }) => to)).toEqual([alsoOurs]);
  });

  it('that create a contract pay nobody, and the rest of the block is read', async () => {
    const block = node.mine(
      { from: raw(payer), to: null, value: 10n ** 18n },
      { from: raw(payer), to: raw(ours), value: 10n ** 18n },
    );
    expect((await transfersOf(block)).map(({ hash }) => hash)).toEqual([block.transactions[1]]);
  });
});

describe('transfers of tokens', () => {
  it('are the events of a configured contract, each by the place of its log in its transaction', async () => {
    const block = node.mine(
      { from: raw(payer), to: raw(usdt), events: [event(1n, payer)] },
      {
        from: raw(payer),
        to: raw(usdt),
        value: 10n ** 18n,
        events: [event(2_500_000n), event(1n, alsoOurs), event(1n, payer), event(3_000_000n)],
      },
    );
    const shared = { hash: block.transactions[1], asset: 'USDT', from: [payer] };
    expect(await transfersOf(block)).toEqual([
      { ...shared, output: 0, units: 250_000_000n, to: ours },
      { ...shared, output: 1, units: 100n, to: alsoOurs },
      { ...shared, output: 3, units: 300_000_000n, to: ours },
    ]);
  });

  it('stand behind the payment of their own transaction', async () => {
    const block = node.mine({ from: raw(payer), to: raw(ours), value: 10n ** 18n, events: [event(1n)] });
    expect((await transfersOf(block)).map(({ output }) => output)).toEqual([-1, 0]);
  });

  it('of a contract that is not configured are no transfers', async () => {
    const block = node.mine({ from: raw(payer), to: raw(usdt), events: [event(1n, ours, otherContract)] });
    expect(await transfersOf(block)).toEqual([]);
  });

  it('of 18 decimals are rounded down to the 8 that we have', async () => {
    const tokens = [{ asset: 'LINK', contract: usdt, decimals: 18, scale: 8 }];
    const block = node.mine({ from: raw(payer), to: raw(usdt), events: [event(123_456_789_999_999_999n)] });
    const [transfer] = await chainOf({ tokens }).transfers(block, oursAmong);
    expect(transfer?.units).toBe(12_345_678n);
  });

  it('beyond all that can be booked are told once and left out, and the rest is taken', async () => {
    const most = 2n ** 63n - 1n;
    const tokens = [{ asset: 'USDT', contract: usdt, decimals: 8, scale: 8 }];
    const block = node.mine({
      from: raw(payer),
      to: raw(usdt),
      events: [event(most + 1n), event(2n ** 256n - 1n), event(most)],
    });
    const chain = chainOf({ tokens });
    for (const _ of [1, 2]) {
      const transfers = await chain.transfers(block, oursAmong);
      expect(transfers.map(({ units }) => units)).toEqual([most]);
    }
    expect(oddities).toHaveLength(2);
    expect(oddities[0]).toBe(
      `ethereum: ${block.transactions[0]}/0 moves ${most + 1n} of USDT to ${ours}, more than can be booked; left out`,
    );
  });

  it('are Transfers alone: what else a contract tells moves nothing', async () => {
    const block = node.mine({ from: raw(payer), to: raw(usdt), events: [event(5n)] });
    node.lie = (_, honest) => {
      if (!Array.isArray(honest)) return undefined;
      const [first] = honest as Receipts;
      const [log] = first!.logs;
      const topics = [`0x${'8c'.repeat(32)}`, ...(log!.topics as string[]).slice(1)];
      return [{ ...first, logs: [{ ...log, topics }] }];
    };
    expect(await transfersOf(block)).toEqual([]);
  });

  it('beyond all that can be booked to somebody else are told to nobody', async () => {
    const block = node.mine({ from: raw(payer), to: raw(usdt), events: [event(2n ** 255n, payer)] });
    expect(await transfersOf(block)).toEqual([]);
    expect(oddities).toEqual([]);
  });
});

describe('transfers of a block', () => {
  it('cannot be told once the chain has another block there', async () => {
    const block = node.mine({ from: raw(payer), to: raw(ours), value: 10n ** 18n });
    node.takeBack(1);
    expect(await reasonOf(transfersOf(block))).toBe('ethereum: its node answered another block at 1 by now');
    node.mine();
    expect(await reasonOf(transfersOf(block))).toBe('ethereum: its node answered another block at 1 by now');
  });

  it('cannot be told of a block that the node does not know', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    expect(await reasonOf(transfersOf({ height: 1, hash, parent: hash }))).toBe(
      `ethereum: its node answered no block ${hash}`,
    );
  });

  const other = `0x${'cd'.repeat(32)}`;
  const block = (change: Answer) =>
    ['eth_getBlockByHash', (honest: Answer) => ({ ...honest, ...change })] as const;
  const transaction = (change: Answer) =>
    [
      'eth_getBlockByHash',
      (honest: Answer) => ({
        ...honest,
        transactions: [{ ...(honest.transactions as Answer[])[0], ...change }],
      }),
    ] as const;
  const receipt = (change: Answer) =>
    ['eth_getBlockReceipts', ([first]: Receipts) => [{ ...first, ...change }]] as const;
  const log = (change: Answer) =>
    [
      'eth_getBlockReceipts',
      ([first]: Receipts) => [{ ...first, logs: [{ ...first!.logs[0], ...change }] }],
    ] as const;

  it.each([
    ['a block with another hash', block({ hash: other }), 'another block than'],
    ['a block with another parent', block({ parentHash: other }), 'another block than'],
    ['a block of another height', block({ number: '0x9' }), 'another block than'],
    [
      'a block without transactions named',
      block({ transactions: null }),
      'the transactions of a block cannot',
    ],
    ['a transaction of another block', transaction({ blockHash: other }), 'a transaction of another block'],
    ['a transaction out of place', transaction({ transactionIndex: '0x4' }), 'a transaction out of place'],
    ['a negative value', transaction({ value: '-0x1' }), 'the value of a transaction cannot be read'],
    ['a value beyond 256 bits', transaction({ value: `0x1${'0'.repeat(64)}` }), 'the value of a transaction'],
    ['no receipts', ['eth_getBlockReceipts', () => null], 'receipts cannot be read'],
    ['a receipt too few', ['eth_getBlockReceipts', () => []], 'a transaction without its receipt'],
    ['a receipt of another block', receipt({ blockHash: other }), 'a receipt of another block'],
    ['a receipt of another transaction', receipt({ transactionHash: other }), 'a log of another transaction'],
    ['a receipt without a status', receipt({ status: null }), 'a receipt without a status'],
    ['a failed receipt with logs', receipt({ status: '0x0' }), 'logs of a transaction that failed'],
    ['a log of another block', log({ blockHash: other }), 'a log of another block'],
    ['a log of another transaction', log({ transactionHash: other }), 'a log of another transaction'],
    ['a log that was removed', log({ removed: true }), 'a log that its chain has taken back'],
    ['a log without an index', log({ logIndex: null }), 'the index of a log cannot be read'],
    ['a contract that is no address', log({ address: '0x12' }), 'the contract of a log cannot be read'],
    ['a Transfer without its topics', log({ topics: [transferTopic()] }), 'none of ERC-20'],
    [
      'a Transfer to no address',
      log({ topics: [transferTopic(), `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`] }),
      'none of ERC-20',
    ],
    ['a Transfer without an amount', log({ data: '0x' }), 'none of ERC-20'],
  ] as const)('are not told from %s', async (_, [method, lie], reason) => {
    const made = node.mine({ from: raw(payer), to: raw(ours), value: 10n ** 18n, events: [event(1n)] });
    expect(await transfersOf(made)).toHaveLength(2);
    node.lie = (asked, honest) =>
      asked === method ? (lie as (honest: unknown) => unknown)(honest) : undefined;
    const told = await reasonOf(transfersOf(made));
    expect(told).toMatch(/^ethereum: its node answered /);
    expect(told).toContain(reason);
  });

  it('are not told from two logs with one index', async () => {
    const made = node.mine({ from: raw(payer), to: raw(usdt), events: [event(1n), event(2n)] });
    node.lie = (_, honest) => {
      if (!Array.isArray(honest)) return undefined;
      const [first] = honest as Receipts;
      return [{ ...first, logs: first!.logs.map((each) => ({ ...each, logIndex: '0x0' })) }];
    };
    expect(await reasonOf(transfersOf(made))).toContain('two logs of a block with one index');
  });

  it('of an empty block need no receipts', async () => {
    const made = node.mine();
    expect(await transfersOf(made)).toEqual([]);
    expect(node.asked).not.toContain('eth_getBlockReceipts');
  });
});

function transferTopic(): string {
  return '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
}

describe('a node that cannot be read', () => {
  const says =
    (status: number, body: string, type = 'application/json') =>
    (response: ServerResponse) =>
      response.writeHead(status, { 'content-type': type }).end(body);

  it.each([
    ['by its status', says(503, '<h1>busy</h1>', 'text/html'), 'answered 503'],
    ['by what is no JSON', says(200, '{"result":'), 'its answer is no JSON'],
    ['by a page of HTML', says(200, '<p>hello</p>', 'text/html'), 'its answer is no JSON'],
    [
      'by an error envelope',
      says(200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit of key s3cret"}}'),
      'answered with error -32005',
    ],
    ['by the end of the connection', (response: ServerResponse) => response.socket?.destroy(), 'not reached'],
  ] as const)('is told %s, for each question', async (_, instead, reason) => {
    node.instead = instead;
    const told = await reasons(chainOf());
    expect(told.map((text) => text.split(': ').slice(0, 2).join(': '))).toEqual([
      'ethereum: eth_blockNumber',
      'ethereum: eth_getBlockByNumber',
      'ethereum: eth_getBlockByHash',
    ]);
    for (const text of told) expect(text.split(': ').slice(2).join(': ')).toContain(reason);
    expect(told.join()).not.toContain('s3cret');
  });

  it.each([
    ['an empty envelope', '{"jsonrpc":"2.0","id":1}'],
    ['a text', '{"jsonrpc":"2.0","id":1,"result":"many"}'],
    ['a number beyond counting', `{"jsonrpc":"2.0","id":1,"result":"0x${'f'.repeat(16)}"}`],
  ])('is not believed for %s', async (_, body) => {
    node.instead = says(200, body);
    expect(await reasonOf(chainOf().height())).toBe('ethereum: its node answered the height cannot be read');
  });

  it('is given up when it hangs, before its answer or in the middle of it', async () => {
    for (const instead of [
      () => undefined,
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ]) {
      node.instead = instead;
      const told = await reasonOf(chainOf({ timeoutMs: 150 }).height());
      expect(told).toBe('ethereum: eth_blockNumber: no answer in time');
    }
  });

  it('is given up when whoever asks does', async () => {
    node.instead = () => undefined;
    const ending = new AbortController();
    const asked = chainOf().height(ending.signal);
    setTimeout(() => ending.abort(), 100);
    expect(await reasonOf(asked)).toBe('ethereum: eth_blockNumber: broken off');
  });

  it('is refused at the first byte too many, without its end', async () => {
    node.instead = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(`"${'a'.repeat(5000)}`);
    };
    const told = await reasonOf(chainOf({ answerBytesMax: 4000, timeoutMs: 5000 }).height());
    expect(told).toBe('ethereum: eth_blockNumber: its answer is too large');
  });

  it('is never named with the key in its address', async () => {
    const rpc = [`${node.url.replace('//', '//user:s3cret@')}v3/k3y?token=t0ken`];
    node.instead = says(500, '{"error":"k3y is not known"}');
    for (const text of await reasons(chainOf({ rpc })))
      expect(text).not.toMatch(/s3cret|k3y|t0ken|127\.0\.0\.1/);
  });

  it('is not followed to an address that nobody has configured', async () => {
    const other = await startEvmNode();
    node.instead = (response) => says(307, '')(response.setHeader('location', other.url));
    expect(await reasonOf(chainOf().height())).toBe('ethereum: eth_blockNumber: not reached');
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  it('gives way to the next one', async () => {
    const rpc = ['http://127.0.0.1:1/', node.url];
    expect(await chainOf({ rpc }).height()).toBe(0);
  });
});
