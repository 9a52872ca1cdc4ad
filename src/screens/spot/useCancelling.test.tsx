import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOrders } from '../../../contracts/examples/spot.ts';
import { connectClient } from '../../api/calling/client.ts';
import { spotOrder } from '../../api/spot.ts';
import { ShellContext, type Shell } from '../../components/shell/useShell.ts';
import { useCancelling } from './useCancelling.ts';

const [row] = openOrders;
const rows = [row!, { ...row!, id: row!.id + 1 }];
const [order, other] = rows.map((each) => spotOrder(each as never)) as [never, never];
const envelope = (data: unknown) =>
  Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

const takeAway = vi.fn();
const toast = vi.fn(() => takeAway);
const requireLogin = vi.fn();
const sayDone = vi.fn();
const onCancel = vi.fn<() => Promise<Response>>();
const onLook = vi.fn<(query: URLSearchParams) => Response>();

/** Renders a new page for each test. */
function start(account = 7, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const shell = {
    toast,
    requireLogin,
    user: account === 0 ? undefined : { id: account },
    serverNow: () => Date.now(),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <ShellContext value={shell as unknown as Shell}>{children}</ShellContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  const { result, unmount } = renderHook(() => useCancelling(sayDone), { wrapper });
  return {
    get current() {
      return result.current;
    },
    unmount,
  };
}
const said = () => toast.mock.calls.map((call) => (call as unknown as [{ text: string }])[0].text);

beforeEach(() => {
  sessionStorage.clear();
  requireLogin.mockReturnValue(true);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'PUT' ? onCancel() : onLook(new URL(request.url).searchParams),
  );
  connectClient({
    origin: 'http://localhost:6141',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  toast.mockReturnValue(takeAway);
});

it('an order that is cancelled is named beside the others, and covers nothing', async () => {
  onCancel.mockImplementation(async () => envelope('Cancelled'));
  const result = start();
  await act(() => result.current.onCancel(order));
  expect(sayDone.mock.calls).toEqual([
    [undefined],
    [expect.stringMatching(/^Order cancelled: (buy|sell) .*BTC at [\d,.]+$/)],
  ]);
  onCancel.mockImplementation(async () => envelope({ cancelled: 2 }));
  await act(() => result.current.onCancelAll([order, other]));
  expect(sayDone).toHaveBeenLastCalledWith('2 orders cancelled');
  expect(toast).not.toHaveBeenCalled();
});

/** Faults in the response to a cancellation that the server has executed. */
const faults: [string, () => Promise<Response>][] = [
  ['that is cut', async () => json('{"type":"ok","cod')],
  ['without a body', async () => json('')],
  ['that is a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['that is a 504', async () => new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
  ['that is a 409 in an envelope', async () => json('{"type":"error","code":-1,"message":"Given up"}', 409)],
  ['that is a refusal without a word', async () => json('{"type":"error"}')],
  ['that is a 404 of no reason', async () => json('{"type":"error","message":"Not found"}', 404)],
  ['of another thing', async () => envelope({ of: 'another type' })],
  ['that does not come back', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(faults)('an answer %s', (_, answered) => {
  it('leaves a cancellation to be checked, and it is told when the order is found to be cancelled', async () => {
    onCancel.mockImplementation(answered);
    onLook.mockImplementation(() => envelope([{ ...row, status: 1 }]));
    const result = start();
    await act(() => result.current.onCancel(order));
    expect(said()).toEqual(['We’re checking whether your order was cancelled']);
    onLook.mockImplementation(() => envelope([{ ...row, status: 3 }]));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(said().at(-1)).toBe('Order cancelled');
    expect([onCancel.mock.calls.length, takeAway.mock.calls.length]).toEqual([1, 1]);
    expect(onLook.mock.lastCall?.[0].get('order_id')).toBe(String(row!.id));
  });

  it('to the cancellation of all leaves them to be checked until none of them is open', async () => {
    onCancel.mockImplementation(answered);
    onLook.mockImplementation(() => envelope([rows[1]]));
    const result = start();
    await act(() => result.current.onCancelAll([order, other]));
    onLook.mockImplementation(() => envelope([]));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(said()).toEqual([
      'We’re checking whether your orders were cancelled',
      'Your orders are no longer open. See your order history.',
    ]);
    expect(onLook.mock.lastCall?.[0].get('status')).toBe('1');
  });
});

describe('a cancellation whose answer did not come', () => {
  beforeEach(() => void onCancel.mockRejectedValue(new TypeError('Failed to fetch')));
  async function told(answer: () => Response): Promise<string | undefined> {
    onLook.mockImplementation(answer);
    const result = start();
    await act(() => result.current.onCancel(order));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    return said().at(-1);
  }

  it.each<[string, () => Response, string]>([
    ['still open', () => envelope([row]), 'Your order is still open. You can cancel it again.'],
    [
      'filled',
      () => envelope([{ ...row, status: 2 }]),
      'Your order is no longer open. See your order history.',
    ],
    [
      'of a status that nobody knows',
      () => envelope([{ ...row, status: 97 }]),
      'We could not confirm the cancellation. Check your open orders.',
    ],
    [
      'not in the answer',
      () => envelope([rows[1]]),
      'We could not confirm the cancellation. Check your open orders.',
    ],
    ['not to be read', () => json('', 502), 'We could not confirm the cancellation. Check your open orders.'],
  ])('and whose order is %s is told so', async (_, answer, text) => {
    expect(await told(answer)).toBe(text);
    expect(onLook).toHaveBeenCalledTimes(text.startsWith('Your order is no longer') ? 1 : 5);
  });
});

describe('over a reload', () => {
  const never = () => new Promise<Response>(() => undefined);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Unmounts the page with its pending work. */
  function leave(page: ReturnType<typeof start>): void {
    page.unmount();
    vi.clearAllTimers();
    vi.clearAllMocks();
    toast.mockReturnValue(takeAway);
    requireLogin.mockReturnValue(true);
  }

  it.each([
    ['while it is on its way', never],
    ['while it is checked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a cancellation goes on being checked %s, and is not sent again', async (_, answered) => {
    onCancel.mockImplementation(answered);
    onLook.mockImplementation(() => envelope([row]));
    const before = start();
    void act(() => void before.current.onCancel(order));
    await wait(100);
    leave(before);
    const after = start();
    await wait(100);
    expect(said()).toEqual(['We’re checking whether your order was cancelled']);
    onLook.mockImplementation(() => envelope([{ ...row, status: 3 }]));
    await wait(3_000);
    expect(said().at(-1)).toBe('Order cancelled');
    expect([onCancel.mock.calls.length, takeAway.mock.calls.length, sessionStorage.length]).toEqual([
      0, 1, 0,
    ]);
    leave(after);
    start();
    await wait(4_000);
    expect([toast.mock.calls.length, onLook.mock.calls.length]).toEqual([0, 0]);
  });

  it('so does that of all, told without the answer that never came', async () => {
    onCancel.mockImplementation(never);
    const before = start();
    void act(() => void before.current.onCancelAll([order, other]));
    await wait(100);
    leave(before);
    onLook.mockImplementation(() => json('', 502));
    start();
    await wait(20_000);
    expect(said()).toEqual([
      'We’re checking whether your orders were cancelled',
      'We could not confirm the cancellation. Check your open orders.',
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('nothing is said of one to another account, and it stays kept', async () => {
    onCancel.mockImplementation(never);
    const before = start();
    void act(() => void before.current.onCancel(order));
    await wait(100);
    leave(before);
    const after = start(8);
    await wait(4_000);
    expect(said()).toEqual([]);
    leave(after);
    onLook.mockImplementation(() => envelope([{ ...row, status: 3 }]));
    start();
    await wait(100);
    expect(said().at(-1)).toBe('Order cancelled');
  });

  it.each<[string, () => Promise<Response>]>([
    ['answered', async () => json('{"type":"ok","message":"Cancelled"}')],
    ['refused', async () => json('{"type":"error","message":"Already filled"}')],
  ])('nothing is left of one that was %s', async (_, answered) => {
    onCancel.mockImplementation(answered);
    const before = start();
    await act(() => before.current.onCancel(order));
    leave(before);
    expect(sessionStorage).toHaveLength(0);
    start();
    await wait(4_000);
    expect(said()).toEqual([]);
  });

  it('text of another shape is no cancellation', async () => {
    sessionStorage.setItem(
      'meridian.spot.cancel.open.7',
      '[{"draft":{"ids":[]},"clientId":"1","at":1},null,7]',
    );
    start();
    await wait(4_000);
    expect(said()).toEqual([]);
  });
});

it('a page that is left and opened again has the check of the one before, and says it once', async () => {
  onCancel.mockRejectedValue(new TypeError('Failed to fetch'));
  onLook.mockImplementation(() => envelope([row]));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const before = start(7, client);
  await act(() => before.current.onCancel(order));
  before.unmount();
  start(7, client);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(said()).toEqual([
    'We’re checking whether your order was cancelled',
    'Your order is still open. You can cancel it again.',
  ]);
  expect(onLook).toHaveBeenCalledTimes(5);
});

it('a repeat that meets too many calls leaves the first one to its check', async () => {
  onCancel.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  onLook.mockImplementation(() => envelope([row]));
  const page = start();
  await act(() => page.current.onCancel(order));
  const refusal = { type: 'error', message: 'Too many', data: { reason: 'system.rateLimited' } };
  onCancel.mockImplementation(async () => json(JSON.stringify(refusal), 429));
  await act(() => page.current.onCancel(order));
  onLook.mockImplementation(() => envelope([{ ...row, status: 3 }]));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(said()).toEqual(['We’re checking whether your order was cancelled', 'Too many', 'Order cancelled']);
});

it('a check that meets the end of the session says nothing, and is kept for the next one', async () => {
  onCancel.mockRejectedValue(new TypeError('Failed to fetch'));
  onLook.mockImplementation(() => json('{"type":"999","message":"Log in"}'));
  const page = start();
  await act(() => page.current.onCancel(order));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(said()).toEqual(['We’re checking whether your order was cancelled']);
  expect([onLook.mock.calls.length, takeAway.mock.calls.length, sessionStorage.length]).toEqual([1, 1, 1]);
});

it('a check ends with the session of its owner, and asks nothing for nobody', async () => {
  onCancel.mockRejectedValue(new TypeError('Failed to fetch'));
  onLook.mockImplementation(() => envelope([row]));
  const page = start();
  await act(() => page.current.onCancel(order));
  requireLogin.mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([onLook.mock.calls.length, takeAway.mock.calls.length, said().length]).toEqual([1, 1, 1]);
});

it('too many calls are said beside the check', async () => {
  onCancel.mockImplementation(async () => json('', 429));
  onLook.mockImplementation(() => envelope([{ ...row, status: 3 }]));
  const page = start();
  await act(() => page.current.onCancel(order));
  expect(said()[0]).toBe('Too many requests. Try again in a moment.');
  expect(said().at(-1)).toBe('Order cancelled');
});

it('a cancellation of nobody is not sent', async () => {
  const page = start(0);
  await act(() => page.current.onCancel(order));
  expect([onCancel.mock.calls.length, requireLogin.mock.calls.length]).toEqual([0, 1]);
});

it('a cancellation that is refused is told in the words of the server, and not looked up', async () => {
  onCancel.mockImplementation(async () => json('{"type":"error","code":-1,"message":"Already filled"}'));
  const result = start();
  await act(() => result.current.onCancel(order));
  expect(said()).toEqual(['Already filled']);
  expect(onLook).not.toHaveBeenCalled();
});
