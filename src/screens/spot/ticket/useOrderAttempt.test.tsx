import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalText } from '../../../../contracts/messages/messages.ts';
import type { PairQuote } from '../../../api/market.ts';
import { callTimeLimit, connectClient } from '../../../api/calling/client.ts';
import type { OrderDraft } from './orderDraft.ts';
import { rulesPair } from './rulesPair.ts';
import { ShellContext, type Shell } from '../../../components/shell/useShell.ts';
import { useOrderAttempt } from './useOrderAttempt.ts';

const quote: PairQuote = {
  id: 1,
  currency_id: 1,
  currency_name: 'BTC',
  legal_id: 3,
  legal_name: 'USDT',
  symbol: 'BTC/USDT',
  now_price: '97412.6',
  change: '+1.84',
  high: '98120',
  low: '95204.5',
  volume: '14602.4',
  open_coin_trade: 1,
};
/** Response of coin/list; its client order id is that of the request. */
const filledOrder = {
  id: 1_004,
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  type: 1,
  status: 2,
  created_at: '2026-11-21 14:23:41',
};
const draft: OrderDraft = {
  pair: rulesPair(quote),
  side: 'buy',
  kind: 'limit',
  price: '97412.6',
  quantity: '0.064',
};
const envelope = (data: unknown) =>
  Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
/** Response of a proxy or a timed-out server in a well-formed envelope. */
const refusedWith = (status: number, reason?: string) =>
  Response.json(
    { type: 'error', code: -1, message: 'Given up', msg: 'Given up', data: reason ? { reason } : null },
    { status },
  );
/** Response to every command that moves money while the server is paused. */
const paused = () => {
  const message = refusalText('system.moneyPaused');
  const data = { reason: 'system.moneyPaused' };
  return Response.json({ type: 'error', code: -1, message, msg: message, data });
};
const jsonHeaders = { 'content-type': 'application/json' };
const okText = '{"type":"ok","code":1,"message":"OK","data":null}';
const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const onPlace = vi.fn<(request: Request) => Promise<Response>>();
const onLookUp = vi.fn<(clientOrderId: string) => unknown[]>();
const onFound = vi.fn();
const toast = vi.fn();
const requireLogin = vi.fn();

async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') return onPlace(request);
  return envelope(onLookUp(new URL(request.url).searchParams.get('client_order_id') ?? ''));
}

/** A back end that reports whether it stores command ids, or one that reports nothing. */
const shellOf = (site: { client_ids: boolean } | undefined) =>
  ({ site, serverNow: () => Date.now(), toast, requireLogin }) as unknown as Shell;

/** @param account '' before a login */
function start(account = '7', keepsIds: boolean | 'unsaid' = true) {
  // The app's own settings: queries run even when the browser reports offline, commands run once.
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <ShellContext value={shellOf(keepsIds === 'unsaid' ? undefined : { client_ids: keepsIds })}>
          {children}
        </ShellContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  return renderHook(() => useOrderAttempt(account || undefined, onFound), { wrapper });
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function submit({ result }: ReturnType<typeof start>) {
  let outcome: unknown;
  await act(async () => {
    outcome = await result.current.submit(draft);
  });
  return outcome;
}
const sentIds = (): Promise<(string | null)[]> =>
  Promise.all(
    onPlace.mock.calls.map(async ([request]) =>
      new URLSearchParams(await request.clone().text()).get('client_order_id'),
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  sessionStorage.clear();
  connectClient({
    origin: 'http://localhost:6141',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
  onLookUp.mockReturnValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('an order that is answered', () => {
  it('is placed, and nothing is kept of it', async () => {
    onPlace.mockImplementation(async () => envelope(filledOrder));
    const hook = start();
    expect(await submit(hook)).toMatchObject({ state: 'made', made: { id: filledOrder.id } });
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, unknown]>([
    ['a sentence', { type: 'ok', message: 'Order placed' }],
    ['an empty sentence', { type: 'ok', message: '' }],
    ['nothing', { type: 'ok', code: 1, message: 'OK', data: null }],
    ['an empty list', { code: 1, msg: 'success', data: [] }],
  ])('is placed where a back end of the family says only that: %s', async (_, body) => {
    onPlace.mockImplementation(async () => Response.json(body));
    const hook = start();
    expect(await submit(hook)).toEqual({ state: 'made', made: undefined });
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
  });

  it('is sent once when it is submitted twice', async () => {
    onPlace.mockImplementation(async () => envelope(filledOrder));
    const { result } = start();
    await act(() => Promise.all([result.current.submit(draft), result.current.submit(draft)]));
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it('is forgotten when it is refused, with the sentence of the server', async () => {
    onPlace.mockImplementation(async () =>
      Response.json({ type: 'error', code: 0, message: 'Insufficient balance', msg: '', data: null }),
    );
    const hook = start();
    expect(await submit(hook)).toMatchObject({ state: 'refused', message: 'Insufficient balance' });
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each<[number, string?]>([[400], [403], [422], [404, 'system.notFound'], [429, 'system.rateLimited']])(
  'an order that is refused with a %i is none (%s)',
  async (status, reason) => {
    onPlace.mockImplementation(async () => refusedWith(status, reason));
    const hook = start();
    expect(await submit(hook)).toMatchObject({ state: 'refused', message: 'Given up' });
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
  },
);

describe('an order that meets too many calls', () => {
  const headers = { 'retry-after': '7' };
  const data = { reason: 'system.rateLimited' };
  const refusal = { type: 'error', code: -1, message: '', msg: '' };

  it.each<[string, () => Response, string]>([
    ['without a word', () => Response.json(refusal, { status: 429 }), 'Try again in a moment.'],
    [
      'in words of nobody',
      () => Response.json({ ...refusal, message: 'Slow down' }, { status: 429 }),
      'Slow',
    ],
    ['by a page', () => new Response('<h1>429</h1>', { status: 429, headers }), 'Try again in 7 s.'],
  ])('%s is looked up, and told when to try again', async (_, answered, text) => {
    onPlace.mockImplementation(async () => answered());
    const hook = start();
    expect(await submit(hook)).toEqual({ state: 'unknown' });
    expect(hook.result.current.submission).toMatchObject({ state: 'checking' });
    expect(toast.mock.calls).toEqual([[expect.objectContaining({ text: expect.stringContaining(text) })]]);
  });

  it('before it was looked at is refused, and told when to try again', async () => {
    onPlace.mockImplementation(async () => Response.json({ ...refusal, data }, { status: 429 }));
    const hook = start();
    const message = 'Too many requests. Try again in a moment.';
    expect(await submit(hook)).toMatchObject({ state: 'refused', message });
    expect([hook.result.current.submission, toast.mock.calls]).toEqual([{ state: 'idle' }, []]);
  });
});

describe('an order of nobody', () => {
  it('is not sent, as the page would take it along', async () => {
    const hook = start('');
    expect(await submit(hook)).toEqual({ state: 'unknown' });
    expect([onPlace.mock.calls.length, requireLogin.mock.calls.length]).toEqual([0, 1]);
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
  });
});

it('an order is not sent on to where an answer leads', async () => {
  onPlace.mockImplementation(async () => envelope(filledOrder));
  await submit(start());
  expect(onPlace.mock.lastCall![0].redirect).toBe('error');
});

describe('an order that is refused while the books are checked', () => {
  const message = refusalText('system.moneyPaused');

  it('is not looked up, nothing is kept of it, and the next one bears another client order id', async () => {
    onPlace.mockImplementation(async () => paused());
    const hook = start();
    expect(await submit(hook)).toMatchObject({ state: 'refused', message });
    await wait(4_000);
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    expect([onLookUp.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
    onPlace.mockImplementation(async () => envelope(filledOrder));
    expect(await submit(hook)).toMatchObject({ state: 'made' });
    expect(new Set(await sentIds()).size).toBe(2);
  });

  it('is forgotten too when it repeats one whose answer did not come: that one would have been answered', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    await submit(hook);
    onPlace.mockImplementation(async () => paused());
    let outcome: unknown;
    await act(async () => void (outcome = await hook.result.current.repeat()));
    expect(outcome).toMatchObject({ state: 'refused', message });
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    expect(new Set(await sentIds()).size).toBe(1);
  });
});

describe('an order whose answer does not come', () => {
  it('bears no id, and is looked for by none, where the back end says that it keeps none', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit(start('7', false));
    await wait(1_000);
    expect(await sentIds()).toEqual([null]);
    expect(new Set(onLookUp.mock.calls.flat())).toEqual(new Set(['']));
  });

  it('is looked up at once and every 3 seconds until it is found', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    expect(await submit(hook)).toEqual({ state: 'unknown' });
    await wait(1_000);
    expect(hook.result.current.submission).toMatchObject({ state: 'checking' });
    onLookUp.mockImplementation((id) => [{ ...filledOrder, client_order_id: id }]);
    await wait(3_000);
    expect(onFound).toHaveBeenCalledOnce();
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    expect(sessionStorage).toHaveLength(0);
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it('is said not to have arrived after five looks, and its repeat bears the same client order id', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    await submit(hook);
    await wait(20_000);
    expect(hook.result.current.submission).toMatchObject({ state: 'notFound', draft: { quantity: '0.064' } });
    expect(onPlace).toHaveBeenCalledOnce();
    onPlace.mockImplementation(async () => envelope(filledOrder));
    await act(async () => void (await hook.result.current.repeat()));
    const [first, second] = await sentIds();
    expect(second).toBe(first);
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
  });

  it('bears the same client order id when it is let go of and sent again, in whatever way its figures are typed', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    await submit(hook);
    await wait(20_000);
    act(() => hook.result.current.dismiss());
    expect(hook.result.current.submission).toEqual({ state: 'idle' });
    const typed = { ...draft, price: '97412.60', quantity: '0.0640' };
    await act(async () => void (await hook.result.current.submit(typed)));
    expect([onPlace.mock.calls.length, new Set(await sentIds()).size]).toEqual([2, 1]);
  });

  it.each([
    ['side', { side: 'sell' }],
    ['type', { kind: 'market' }],
    ['price', { price: '97412.7' }],
    ['quantity', { quantity: '0.065' }],
    ['pair', { pair: rulesPair({ ...quote, id: 2 }) }],
  ] as const)('bears another id than one that was let go of, and is of another %s', async (_, other) => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    await submit(hook);
    act(() => hook.result.current.dismiss());
    await act(async () => void (await hook.result.current.submit({ ...draft, ...other })));
    expect(new Set(await sentIds()).size).toBe(2);
  });

  it('that arrives after five looks is found while it is said to be missing', async () => {
    onPlace.mockRejectedValue(new TypeError('Failed to fetch'));
    const hook = start();
    const { result } = hook;
    await submit(hook);
    await wait(20_000);
    expect(result.current.submission).toMatchObject({ state: 'notFound' });
    onLookUp.mockImplementation((id) => [{ ...filledOrder, client_order_id: id }]);
    await wait(10_100);
    expect(result.current.submission).toEqual({ state: 'idle' });
    expect(onFound).toHaveBeenCalledOnce();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it('is being checked after the time limit of a call', async () => {
    onPlace.mockImplementation(never);
    const { result } = start();
    act(() => void result.current.submit(draft));
    await wait(callTimeLimit + 100);
    expect(result.current.submission).toMatchObject({ state: 'checking' });
  });

  it.each<[string, () => Response]>([
    ['a 503', () => new Response('busy', { status: 503 })],
    ['a 200 that is cut', () => new Response('{"type":"ok","cod', { headers: jsonHeaders })],
    ['a 200 without a body', () => new Response('', { headers: jsonHeaders })],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'an envelope that comes as a page',
      () => new Response(okText, { headers: { 'content-type': 'text/html' } }),
    ],
    ['JSON that is no envelope', () => Response.json({ message: 'OK' })],
    ['a refusal that says nothing', () => Response.json({ type: 'error' })],
    ['a refusal whose words are those of a success', () => Response.json({ code: -1, message: 'OK' })],
    ['two verdicts', () => Response.json({ type: 'error', code: 1, message: 'No' })],
    ['a success that says nothing', () => Response.json({ type: 'ok' })],
    ['a success of another thing', () => envelope({ of: 'another type' })],
    ['a success without its parts', () => envelope({})],
    ['a success of a number', () => envelope(7)],
    ...[303, 404, 405, 408, 409, 410, 425, 429, 499, 500, 502, 503, 504].map(
      (status): [string, () => Response] => [
        `a readable envelope with a ${status}`,
        () => refusedWith(status),
      ],
    ),
  ])('is being checked after %s', async (_, answered) => {
    onPlace.mockImplementation(async () => answered());
    const hook = start();
    expect(await submit(hook)).toEqual({ state: 'unknown' });
    expect(hook.result.current.submission).toMatchObject({ state: 'checking' });
  });
});

describe('a page that is left while an order is on its way', () => {
  it('goes on looking it up when it is opened again, and does not send it', async () => {
    onPlace.mockImplementation(never);
    const before = start();
    act(() => void before.result.current.submit(draft));
    await wait(100);
    before.unmount();
    const after = start();
    expect(after.result.current.submission).toMatchObject({ state: 'checking', draft });
    onLookUp.mockImplementation((id) => [{ ...filledOrder, client_order_id: id }]);
    await wait(3_000);
    expect(onFound).toHaveBeenCalledOnce();
    expect(await sentIds()).toEqual([onLookUp.mock.lastCall![0]]);
  });

  it('shows nothing of it to another account', async () => {
    onPlace.mockImplementation(never);
    const before = start('7');
    act(() => void before.result.current.submit(draft));
    await wait(100);
    before.unmount();
    expect(start('8').result.current.submission).toEqual({ state: 'idle' });
  });
});

describe('an order whose answer does not come from a back end without client order ids', () => {
  const sentAt = Date.UTC(2026, 10, 21, 14, 23, 41, 500);
  /** A row of a compatible back end: times in seconds, and no client order id. */
  const like = {
    id: 5,
    currency_id: 1,
    legal_id: 3,
    symbol: 'BTC/USDT',
    type: 1,
    status: 1,
    target_price: 97412.6,
    trade_price: 97500,
    trade_amount: '0.06400000',
    charge_fee: 0.001,
    created_at: '2026-11-21 14:23:41',
  };
  const asked: URLSearchParams[] = [];
  const answerRows = (rows: unknown[]) => {
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'POST') throw new TypeError('Failed to fetch');
      asked.push(new URL(request.url).searchParams);
      return Response.json({ type: 'ok', message: rows });
    });
  };
  async function alikeOf(rows: unknown[], order: OrderDraft = draft) {
    vi.setSystemTime(sentAt);
    answerRows(rows);
    const hook = start('7', 'unsaid');
    await act(async () => void (await hook.result.current.submit(order)));
    await wait(1_000);
    const { submission } = hook.result.current;
    return 'alike' in submission ? submission.alike.map(({ id }) => id) : submission.state;
  }

  it('is looked for among the open and past orders of its pair', async () => {
    expect(await alikeOf([like])).toEqual([5]);
    const { currency_id, legal_id, status } = Object.fromEntries(asked.at(-1)!);
    expect([currency_id, legal_id, status]).toEqual(['1', '3', undefined]);
  });

  it.each([
    ['the other side', { type: 2 }],
    ['another pair', { currency_id: 2 }],
    ['another price', { target_price: 97412.7 }],
    ['another quantity', { trade_amount: '0.065' }],
    ['an unknown quantity', { trade_amount: null }],
    ['a time before it was sent', { created_at: '2026-11-21 14:22:40' }],
    ['an id of its own', { client_order_id: 'c-0001-0002' }],
  ])('is not taken for one of %s', async (_, other) => {
    expect(await alikeOf([{ ...like, ...other }])).toEqual([]);
  });

  it('is taken for one that was filled or cancelled meanwhile, and for all that are like it', async () => {
    const rows = [
      { ...like, status: 2 },
      { ...like, id: 6, status: 3 },
      { ...like, id: 7, type: 2 },
    ];
    expect(await alikeOf(rows)).toEqual([5, 6]);
  });

  it('is taken for one at another worst price, as a market order follows the book', async () => {
    expect(await alikeOf([{ ...like, target_price: 99_000 }], { ...draft, kind: 'market' })).toEqual([5]);
  });
});
