// The fields that the app's readers consume: each reader runs on a complete response, and its field accesses are
// recorded.
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { messageReaders } from '../../../src/api/feed/readFeed.ts';
import type { Reader } from '../../../src/api/calling/read.ts';
import * as spot from '../../../src/api/readers/spot.ts';
import { placeOf } from './pactFiles.ts';
import { answerShapes, fieldsOf, messageShapes, sampleOf, type Field, type Shape } from './shape.ts';

type AnyReader = Reader<unknown>;

/** Wraps the value to record the path of each accessed field. */
function noted(value: unknown, taken: Set<string>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key !== 'string' || !Object.hasOwn(target, key) || key === 'length') return inner;
      const name = Array.isArray(target) ? '*' : key;
      const at = path === '' ? name : `${path}.${name}`;
      taken.add(at);
      return noted(inner, taken, at);
    },
  });
}

function fieldsRead(read: AnyReader, shape: Shape): Field[] {
  const taken = new Set<string>();
  read(noted(sampleOf(shape), taken));
  return fieldsOf(shape).filter(({ path }) => taken.has(path));
}

const readersFolder = new URL('../../../src/api/readers/', import.meta.url);
const domains = readdirSync(readersFolder).map((name) => `${readersFolder.href}${name}`);
const answerReaders = Object.assign(
  {},
  ...(await Promise.all(domains.map((url) => import(url) as Promise<object>))),
) as Record<string, AnyReader>;

/** One row of the contract represents every wallet: each wallet has only the columns of its own account. */
function ofItsAccount(field: Field): Field[] {
  const [, wallet, account] = /^(\w+)_wallet\.balance\.\*\.(?:lock_)?(\w+)_balance$/.exec(field.path) ?? [];
  if (wallet === undefined) return [field];
  return wallet === account ? [{ ...field, isOptional: false }] : [];
}

/** Fields that the app reads in `data` of each call's answer, by operationId. */
export const consumedOfCalls: ReadonlyMap<string, readonly Field[]> = new Map(
  [...answerShapes].map(([operationId, shape]) => [
    operationId,
    fieldsRead(answerReaders[operationId]!, shape).flatMap(ofItsAccount),
  ]),
);

/** Whether the reader, for a message without this field, returns the same result except for this field. */
function isReadWithout(read: AnyReader, shape: Shape, { path }: Field): boolean {
  const lacking = (value: unknown) => {
    const { parent, key } = placeOf(value, path) ?? {};
    if (parent && key !== undefined && !Array.isArray(parent)) delete parent[key];
    return value;
  };
  try {
    return (
      !path.endsWith('*') && isDeepStrictEqual(read(lacking(sampleOf(shape))), lacking(read(sampleOf(shape))))
    );
  } catch {
    return false;
  }
}

/** Further use of a message after its reader: an order is read as a list row (createFeed.ts). */
const onward: Readonly<Record<string, AnyReader>> = {
  spot_order: (message) => spot.SpotOrder((message as { data: unknown }).data),
};

/** Fields that the app reads in each feed message, by event. */
export const consumedOfMessages: ReadonlyMap<string, readonly Field[]> = new Map(
  [...messageShapes].map(([event, shape]) => {
    const further = onward[event];
    if (further) return [event, fieldsRead(further, shape)];
    const read = messageReaders[event as keyof typeof messageReaders] as AnyReader;
    const fields = fieldsRead(read, shape);
    return [event, fields.map((field) => ({ ...field, isOptional: isReadWithout(read, shape, field) }))];
  }),
);

/** Fields that our own server never sends in a pact, by path, with the reason. */
export const saidElsewhere: Readonly<Record<string, string>> = {
  'siteConfig data.market_source_name': 'a simulated market has no name; one of a file or a venue has',
  'stockQuotations data.*.quotation.*.source_name': 'as of siteConfig',
  'stockPrice data.source_name': 'as of siteConfig',
  'withdrawalInfo data.networks.*.median_s': 'there is a median from ten withdrawals on; a state has fewer',
  'withdrawalInfo data.bank.median_s': 'as of networks',
  'positions data.message.data.*.after_gap': 'no state waits for a gap of 15 s',
  'leverFills data.*.decision.account_free':
    'the state liquidates an isolated position, which has its margin alone',
  'leverFills data.*.marks.*.previous_ms':
    'whether there was a mark before depends on when the server was started',
  'quotations data.*.quotation.*.opens_ms': 'only of pairs that open later; the pact of pair has it',
  'balances data.fiat_rates.as_of_ms': 'rates of the configuration have no age; those of an address have',
};
