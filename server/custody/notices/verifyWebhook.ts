// Verifies notices of a custody provider (docs/custody.md): accepted only if signed, recent and well-formed.
import { timingSafeEqual } from 'node:crypto';
import { formOf, isChainName } from '../../../contracts/rules/chains/chainNames.ts';
import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';
import { isDecimal } from '../../ledger/units.ts';
import { signatureOf } from '../../messaging/SignedPost.ts';
import { checkedAddress } from '../addresses/chainAddress.ts';

/** An on-chain transfer, as reported by the provider. */
export interface CustodyDeposit {
  /** Id of the event; the receiver ignores a second one. */
  id: string;
  chain: ChainName;
  hash: string;
  output: number;
  /** Code of the asset, which may not be configured here. */
  asset: string;
  /** In whole units of the asset, as 1.5; it may have more decimals than the configured scale. */
  amount: string;
  address: string;
  confirmations: number;
  height: number;
  blockHash: string;
  /** Senders; empty if unknown. */
  from: readonly string[];
  /** The chain reversed it. */
  isReversed: boolean;
}

export interface Webhook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Raw body: the signature covers its bytes. */
  body: string;
}

/** Fault of a request: signature, time or content. */
export type WebhookFault = { status: 401 | 422; message: string };

/** Maximum number of senders stored with a deposit. */
const sendersMost = 100;
/** Allows for clock differences and delays; an older request may be a replay. */
const oldestMs = 5 * 60_000;

/** @param read throws an Error that describes invalid content */
export function verifyWebhook<Told extends { id: string }>(
  { headers, body }: Webhook,
  { key, now, read }: { key: string; now: number; read: (body: string) => Told },
): { told: Told } | { fault: WebhookFault } {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signature = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return fault(401, 'webhook-id, webhook-timestamp or webhook-signature is missing');
  // The signature is checked first, so that a caller without the key learns nothing about the clock.
  if (!isSigned(signature, signatureOf(key, id, timestamp, body)))
    return fault(401, 'webhook-signature is wrong');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > oldestMs)
    return fault(401, 'webhook-timestamp is not of the last five minutes');
  try {
    const told = read(body);
    // Requests that we sign contain no id, so none of them can be replayed to us as the provider's.
    if (told.id !== id) throw new Error('id is not the one of webhook-id');
    return { told };
  } catch (error) {
    return fault(422, (error as Error).message);
  }
}

const fault = (status: WebhookFault['status'], message: string) => ({ fault: { status, message } });

/** Any of several signatures, as during a key rotation: `v1,… v1,…`. */
function isSigned(header: string, expected: string): boolean {
  const own = Buffer.from(expected, 'base64');
  return header.split(' ').some((each) => {
    const theirs = Buffer.from(each.startsWith('v1,') ? each.slice(3) : '', 'base64');
    return theirs.length === own.length && timingSafeEqual(theirs, own);
  });
}

export function readDeposit(body: string): CustodyDeposit {
  const fields = objectOf(body);
  const chain = text(fields, 'chain', /^[a-z0-9]{1,32}$/);
  if (!isChainName(chain)) throw new Error('chain is none that is known');
  const amount = text(fields, 'amount', /^[0-9.]+$/);
  if (!isDecimal(amount) || !/[1-9]/.test(amount)) throw new Error('amount is no decimal above 0');
  // Normalised, so that one transfer cannot be reported as two.
  const hash = formOf(chain) === 'evm' ? /^0x[0-9a-f]{64}$/ : /^[0-9a-f]{64}$/;
  const isReversed = fields.is_reversed ?? false;
  if (typeof isReversed !== 'boolean') throw new Error('is_reversed is neither true nor false');
  return {
    id: text(fields, 'id', /^[\w.-]{1,64}$/),
    chain,
    hash: text(fields, 'hash', hash),
    output: whole(fields, 'output', -1),
    asset: text(fields, 'asset', /^[A-Z0-9]{1,16}$/),
    amount,
    address: addressOf(chain, text(fields, 'address', /^\w{1,128}$/)),
    confirmations: whole(fields, 'confirmations'),
    height: whole(fields, 'height'),
    blockHash: text(fields, 'block_hash', hash),
    from: sendersOf(fields),
    isReversed,
  };
}

function addressOf(chain: ChainName, written: string): string {
  try {
    return checkedAddress(chain, written);
  } catch (error) {
    throw new Error(`address: ${(error as Error).message}`);
  }
}

/** Senders known to the provider; they are never paid. */
function sendersOf({ from = [] }: Fields): string[] {
  const isSender = (each: unknown): each is string => typeof each === 'string' && /^\w{1,128}$/.test(each);
  if (!Array.isArray(from) || from.length > sendersMost || !from.every(isSender))
    throw new Error(`from is no list of at most ${sendersMost} addresses`);
  return from;
}

type Fields = Readonly<Record<string, unknown>>;

function objectOf(body: string): Fields {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    throw new Error('the body is no JSON');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error('the body is no object');
  return read as Fields;
}

function text(fields: Fields, name: string, form: RegExp): string {
  const value = fields[name];
  if (typeof value !== 'string' || !form.test(value)) throw new Error(`${name} is missing or malformed`);
  return value;
}

function whole(fields: Fields, name: string, least = 0): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
    throw new Error(`${name} is no whole number from ${least}`);
  return value;
}
