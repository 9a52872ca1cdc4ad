import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '../../../api/calling/client.ts';
import { useLedgerExport } from './useLedgerExport.ts';

const onSaved = vi.fn();
const onCancelled = vi.fn();
const onDownload = vi.fn();
const row = {
  id: 7,
  value: '0.02',
  info: 'Trade',
  type: 2,
  created_time: 1_795_270_722,
  currency: 1,
  currency_name: 'BTC',
};
const data = { list: [row], count: 1, page: 1, limit: 100 };
const answer = () =>
  Promise.resolve(Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data }));

function wrapper({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

const start = () =>
  renderHook(() => useLedgerExport({ filters: {}, now: Date.now, onSaved, onCancelled }), { wrapper });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  connectClient({
    origin: 'http://localhost:6141',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(onDownload);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('a short export runs for as long as two taps take, and then says that it has saved', async () => {
  const { result } = start();
  let isSaved: boolean | undefined;
  void act(() => void result.current.start().then((saved) => (isSaved = saved)));
  await wait(590);
  expect([result.current.state.phase, onDownload.mock.calls.length]).toEqual(['running', 0]);
  await wait(20);
  expect([result.current.state.phase, isSaved]).toEqual(['idle', true]);
  expect(onDownload).toHaveBeenCalledOnce();
  expect(onSaved).toHaveBeenCalledWith(1);
});

test('one that is cancelled says so and saves nothing', async () => {
  const { result } = start();
  let isSaved: boolean | undefined;
  void act(() => void result.current.start().then((saved) => (isSaved = saved)));
  await wait(300);
  act(() => result.current.cancel());
  await wait(1_000);
  expect([result.current.state.phase, isSaved]).toEqual(['idle', false]);
  expect(onCancelled).toHaveBeenCalledOnce();
  expect(onDownload).not.toHaveBeenCalled();
});

test('to leave without having begun says nothing', () => {
  const { result } = start();
  act(() => result.current.cancel());
  expect(onCancelled).not.toHaveBeenCalled();
});
