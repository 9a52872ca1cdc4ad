import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOrders } from '../../../contracts/examples/spot.ts';
import { connectClient } from '../../api/client.ts';
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
const onCancel = vi.fn<() => Promise<Response>>();
const onLook = vi.fn<(query: URLSearchParams) => Response>();

function start() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <ShellContext value={{ toast } as unknown as Shell}>{children}</ShellContext>
      </QueryClientProvider>
    </IntlProvider>
  );
  return renderHook(() => useCancelling(), { wrapper }).result;
}
const said = () => toast.mock.calls.map((call) => (call as unknown as [{ text: string }])[0].text);

beforeEach(() => {
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

/** What becomes of an answer to a cancellation that was carried out. */
const faults: [string, () => Promise<Response>][] = [
  ['that is cut', async () => json('{"type":"ok","cod')],
  ['without a body', async () => json('')],
  ['that is a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['that is a 504', async () => new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
  ['that is a 409 in an envelope', async () => json('{"type":"error","code":-1,"message":"Given up"}', 409)],
  ['that does not come back', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(faults)('an answer %s', (_, answered) => {
  it('leaves a cancellation to be checked, and it is told when the order is found to be cancelled', async () => {
    onCancel.mockImplementation(answered);
    onLook.mockImplementation(() => envelope([{ ...row, status: 1 }]));
    const result = start();
    await act(() => result.current.onCancel(order));
    expect(said()).toEqual(['We are checking whether your order was cancelled']);
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
      'We are checking whether your orders were cancelled',
      'Your orders are not open any more: see the history',
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
    ['still open', () => envelope([row]), 'Your order is still open so far. You can cancel it again.'],
    ['filled', () => envelope([{ ...row, status: 2 }]), 'Your order is not open any more: see the history'],
    [
      'of a status that nobody knows',
      () => envelope([{ ...row, status: 97 }]),
      'We could not check whether it was cancelled. Look at your open orders.',
    ],
    [
      'not in the answer',
      () => envelope([rows[1]]),
      'We could not check whether it was cancelled. Look at your open orders.',
    ],
    [
      'not to be read',
      () => json('', 502),
      'We could not check whether it was cancelled. Look at your open orders.',
    ],
  ])('and whose order is %s is told so', async (_, answer, text) => {
    expect(await told(answer)).toBe(text);
    expect(onLook).toHaveBeenCalledTimes(text.startsWith('Your order is not') ? 1 : 5);
  });
});

it('a cancellation that is refused is told in the words of the server, and not looked up', async () => {
  onCancel.mockImplementation(async () => json('{"type":"error","code":-1,"message":"Already filled"}'));
  const result = start();
  await act(() => result.current.onCancel(order));
  expect(said()).toEqual(['Already filled']);
  expect(onLook).not.toHaveBeenCalled();
});
