// Strict parser of an EVM node's responses: unexpected formats are rejected.

export interface EvmBlock {
  height: number;
  hash: string;
  parent: string;
  transactions: readonly unknown[];
}

export interface EvmTransaction {
  hash: string;
  from: string;
  /** Undefined for a contract creation. */
  to: string | undefined;
  value: bigint;
}

export interface EvmReceipt {
  hash: string;
  isSuccessful: boolean;
  logs: readonly EvmLog[];
}

export interface EvmLog {
  index: number;
  contract: string;
  topics: readonly string[];
  data: string;
}

type Fields = Readonly<Record<string, unknown>>;

export function readBlock(answer: unknown): EvmBlock {
  const block = fields(answer, 'a block');
  return {
    height: count(block.number, 'the number of a block'),
    hash: hash(block.hash, 'the hash of a block'),
    parent: hash(block.parentHash, 'the parent of a block'),
    transactions: list(block.transactions, 'the transactions of a block'),
  };
}

/** @param place index within its block */
export function readTransaction(answer: unknown, block: EvmBlock, place: number): EvmTransaction {
  const transaction = fields(answer, 'a transaction');
  same(
    hash(transaction.blockHash, 'the block of a transaction'),
    block.hash,
    'a transaction of another block',
  );
  same(
    count(transaction.transactionIndex, 'the place of a transaction'),
    place,
    'a transaction out of place',
  );
  const { to } = transaction;
  return {
    hash: hash(transaction.hash, 'the hash of a transaction'),
    from: address(transaction.from, 'the sender of a transaction'),
    to: to === null || to === undefined ? undefined : address(to, 'the target of a transaction'),
    value: quantity(transaction.value, 'the value of a transaction'),
  };
}

/** Receipts of a block by transaction hash. */
export function readReceipts(answer: unknown, block: EvmBlock): ReadonlyMap<string, EvmReceipt> {
  const receipts = list(answer, 'receipts').map((each) => readReceipt(each, block));
  const indices = receipts.flatMap(({ logs }) => logs.map(({ index }) => index));
  if (new Set(indices).size !== indices.length) throw new Error('two logs of a block with one index');
  return new Map(receipts.map((receipt) => [receipt.hash, receipt]));
}

function readReceipt(answer: unknown, block: EvmBlock): EvmReceipt {
  const receipt = fields(answer, 'a receipt');
  same(hash(receipt.blockHash, 'the block of a receipt'), block.hash, 'a receipt of another block');
  const { status } = receipt;
  if (status !== '0x1' && status !== '0x0') throw new Error('a receipt without a status');
  const transaction = hash(receipt.transactionHash, 'the transaction of a receipt');
  const logs = list(receipt.logs, 'the logs of a receipt').map((each) => readLog(each, block, transaction));
  if (status === '0x0' && logs.length > 0) throw new Error('logs of a transaction that failed');
  return { hash: transaction, isSuccessful: status === '0x1', logs };
}

function readLog(answer: unknown, block: EvmBlock, transaction: string): EvmLog {
  const log = fields(answer, 'a log');
  if (log.removed === true) throw new Error('a log that its chain has taken back');
  same(hash(log.blockHash, 'the block of a log'), block.hash, 'a log of another block');
  same(hash(log.transactionHash, 'the transaction of a log'), transaction, 'a log of another transaction');
  return {
    index: count(log.logIndex, 'the index of a log'),
    contract: address(log.address, 'the contract of a log'),
    topics: list(log.topics, 'the topics of a log').map((topic) => hash(topic, 'a topic of a log')),
    data: text(log.data, /^0x([0-9a-f]{2})*$/, 'the data of a log'),
  };
}

/** A block number or an index. */
export function count(value: unknown, what: string): number {
  const read = quantity(value, what);
  if (read > BigInt(Number.MAX_SAFE_INTEGER)) throw unreadable(what);
  return Number(read);
}

const quantity = (value: unknown, what: string): bigint => BigInt(text(value, /^0x[0-9a-f]{1,64}$/, what));
const hash = (value: unknown, what: string): string => text(value, /^0x[0-9a-f]{64}$/, what);
const address = (value: unknown, what: string): string => text(value, /^0x[0-9a-f]{40}$/, what);

/** In lower case: nodes return both. */
function text(value: unknown, form: RegExp, what: string): string {
  const read = typeof value === 'string' ? value.toLowerCase() : '';
  if (!form.test(read)) throw unreadable(what);
  return read;
}

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable(what);
  return value;
}

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw unreadable(what);
  return value as Fields;
}

function same<T>(one: T, other: T, what: string): void {
  if (one !== other) throw new Error(what);
}

const unreadable = (what: string): Error => new Error(`${what} cannot be read`);
