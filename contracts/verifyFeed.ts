// Verifies message pacts: brings each message about over a real socket and hands what came to the verifier.
import { MessageProviderPact, providerWithMetadata, type MessageDescriptor } from '@pact-foundation/pact';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { io, type Socket } from 'socket.io-client';
import type { DayMarkets, LeverMarks, MatchTrade, ServerMessages } from './feed.ts';
import type { StateValues } from './providerStates.ts';
import type { SetState } from './verifyStates.ts';

export interface FeedProvider {
  /** Scheme, host and port; the socket and the calls under /api are there. */
  url: string;
  setState: SetState;
}

interface Around {
  socket: Socket;
  provider: FeedProvider;
  /** Of the session that the pact speaks of. */
  token: string;
  /** What the states of the message have answered. */
  answered: StateValues;
}

interface Bringing {
  event: keyof ServerMessages;
  /** Says what makes the message come; the first one after it counts. */
  bring?: (around: Around) => Promise<void> | void;
  /** Where a message of this kind may also say that there is nothing. */
  counts?: (message: never) => boolean;
  /** Where it is part of another event. */
  takeFrom?: { event: keyof ServerMessages; take: (message: never) => unknown };
}

const symbol = 'BTC/USDT';
/** Longer than any pause between two messages of a market that lives. */
const patienceMs = 20_000;

const order = { type: '1', amount: '0.001', target_price: '50000', order_kind: 'limit' };
const byValue = { ...order, target_price: '90000', order_kind: 'market', order_value: '500' };

/** Each time another one. */
function placeOrder(around: Around, form: Record<string, string> = order): Promise<void> {
  const { legal_id = '3', currency_id = '1' } = around.answered;
  const pair = { legal_id: String(legal_id), currency_id: String(currency_id) };
  return loginThen(around, 'POST', 'coin/trade', { ...pair, ...form, client_order_id: randomUUID() });
}

const subscribe =
  (channel: string) =>
  ({ socket }: Around) =>
    void socket.emit('sub', { channel });

async function loginThen(
  { socket, provider, token }: Around,
  method: 'GET' | 'POST',
  path: string,
  form?: Record<string, string>,
): Promise<void> {
  await socket.emitWithAck('login', { token });
  const body = form && { body: new URLSearchParams(form) };
  await fetch(`${provider.url}/api/${path}`, { method, headers: { authorization: token }, ...body });
}

const closeContract = (around: Around) =>
  loginThen(around, 'POST', 'lever/close', { id: String(around.answered.lever_id ?? 1) });

const demo = { account_type: 'simulation_account' };
const buyOption = (around: Around) =>
  loginThen(around, 'POST', 'microtrade/submit', {
    ...{ ...demo, match_id: String(around.answered.match_id ?? 1), currency_id: '3', type: '1' },
    ...{ seconds: '60', number: '10', client_order_id: randomUUID() },
  });

/** What runs in a demo account ends at once with it. */
async function resetOptions(around: Around): Promise<void> {
  await buyOption(around);
  const form = { client_reset_id: randomUUID() };
  return loginThen(around, 'POST', 'microtrade/demo/reset', form);
}

/** By the event, which an interaction's description begins with, or by all of that. */
const bringings: Record<string, Bringing> = {
  // A back end that sends batches says the same of each pair in them.
  daymarket: {
    event: 'daymarket',
    takeFrom: { event: 'daymarkets', take: ({ quotes }: DayMarkets) => quotes[0] },
  },
  daymarkets: { event: 'daymarkets' },
  market_depth: { event: 'market_depth', bring: subscribe(`market_depth.${symbol}`) },
  depth_update: { event: 'depth_update', bring: subscribe(`market_depth.${symbol}`) },
  match_trade: {
    event: 'match_trade',
    bring: subscribe(`match_trade.${symbol}`),
    counts: ({ data }: MatchTrade) => data.length > 0,
  },
  kline: { event: 'kline', bring: subscribe(`kline.${symbol}.30min`) },
  spot_order: { event: 'spot_order', bring: (around) => placeOrder(around) },
  'spot_order of a buy that spends a value': {
    event: 'spot_order',
    bring: (around) => placeOrder(around, byValue),
  },
  balances: { event: 'balances', bring: (around) => placeOrder(around) },
  review: {
    event: 'review',
    bring: (around) =>
      loginThen(around, 'POST', 'review/withdraw', { review_id: String(around.answered.review_id ?? 1) }),
  },
  deposit: {
    event: 'deposit',
    bring: (around) =>
      loginThen(around, 'POST', 'sandbox/chain/send', {
        ...{ currency: String(around.answered.currency ?? 3), network: 'trc20', amount: '20' },
        address: String(around.answered.address ?? ''),
      }),
  },
  withdrawal: {
    event: 'withdrawal',
    bring: (around) =>
      loginThen(around, 'POST', 'wallet/out/cancel', { id: String(around.answered.withdrawal ?? 1) }),
  },
  lever_marks: {
    event: 'lever_marks',
    bring: subscribe('lever_marks'),
    counts: ({ marks }: LeverMarks) => marks.length > 0,
  },
  lever_trade: { event: 'lever_trade', bring: closeContract },
  lever_closed: { event: 'lever_closed', bring: closeContract },
  option_order: { event: 'option_order', bring: buyOption },
  closed_microorder: { event: 'closed_microorder', bring: resetOptions },
  notice: {
    event: 'notice',
    bring: (around) => loginThen(around, 'POST', 'user/notices/read', {}),
  },
  session_ended: {
    event: 'session_ended',
    bring: (around) => loginThen(around, 'GET', 'user/logout'),
  },
};

async function heard(
  provider: FeedProvider,
  { event, bring, counts, takeFrom }: Bringing,
  said: Pick<Around, 'token' | 'answered'>,
): Promise<unknown> {
  const socket = io(provider.url, { transports: ['websocket', 'polling'], forceNew: true });
  try {
    return await new Promise<unknown>((resolve, reject) => {
      setTimeout(() => reject(new Error(`No ${event} within ${patienceMs} ms`)), patienceMs).unref();
      socket.on(event, (message) => {
        if (counts?.(message as never) ?? true) resolve(message);
      });
      if (takeFrom) socket.on(takeFrom.event, (message) => resolve(takeFrom.take(message as never)));
      socket.once('connect_error', reject);
      socket.once('connect', () => {
        Promise.resolve(bring?.({ socket, provider, ...said })).catch(reject);
      });
    });
  } catch (error) {
    // The verifier only shows that nothing came.
    console.error(`${event}: ${String(error)}`);
    throw error;
  } finally {
    socket.disconnect();
  }
}

function descriptionsIn(pactUrls: readonly string[]): string[] {
  return pactUrls.flatMap((url) => {
    const { interactions } = JSON.parse(readFileSync(url, 'utf8')) as {
      interactions: { description: string }[];
    };
    return interactions.map(({ description }) => description);
  });
}

/**
 * What the core says of the run, as JSON.
 * @throws Error with the same when a message is not as the pacts have it; the verifier has printed each difference.
 */
export async function verifyFeed(provider: FeedProvider, pactUrls: string[]): Promise<string> {
  // States come before their message, and one message after the other.
  let answered: StateValues = {};
  let before: Promise<unknown> = Promise.resolve();
  // The verifier asks for all of a message at once, and two would open the same account.
  const setState = (name: string) => (_name: string, given?: Record<string, string>) => {
    const set = before.then(async () => {
      Object.assign(answered, await provider.setState(name, given));
    });
    before = set.catch(() => undefined);
    return set;
  };
  const messages = descriptionsIn(pactUrls).map((does) => {
    const bringing = bringings[does] ?? bringings[does.split(' ')[0]!]!;
    const say = ({ providerStates = [] }: MessageDescriptor) => {
      const [token] = providerStates.flatMap(({ params }) => params?.['token'] ?? []);
      const said = { token: String(answered.token ?? token), answered };
      answered = {};
      return heard(provider, bringing, said);
    };
    return [does, providerWithMetadata(say, { event: bringing.event })];
  });
  const result: unknown = await new MessageProviderPact({
    provider: 'meridian-server',
    pactUrls,
    logLevel: 'error',
    stateHandlers: new Proxy({}, { get: (_, name) => setState(String(name)) }),
    messageProviders: Object.fromEntries(messages),
  }).verify();
  return String(result);
}
