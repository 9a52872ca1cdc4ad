import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { busyDelay } from '../ui/dialogs/BusyMask.tsx';
import { CommandMask } from './CommandMask.tsx';
import { laterMask } from './laterMask.ts';

beforeEach(async () => {
  await laterMask.load();
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Starts a command that resolves on demand, and waits until the mask would show. */
async function run(meta?: { isQuiet: boolean }): Promise<() => Promise<void>> {
  const client = new QueryClient();
  const answer = Promise.withResolvers<void>();
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <CommandMask />
      </QueryClientProvider>
    </IntlProvider>,
  );
  const command = client.getMutationCache().build(client, { mutationFn: () => answer.promise, meta });
  await act(async () => {
    void command.execute(undefined);
    await vi.advanceTimersByTimeAsync(0);
  });
  await act(() => vi.advanceTimersByTimeAsync(busyDelay));
  return async () => {
    answer.resolve();
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
}

it('a command that takes long covers the page until it has ended', async () => {
  const end = await run();
  expect(screen.queryByText('One moment')).not.toBeNull();
  await end();
  expect(screen.queryByText('One moment')).toBeNull();
});

it('one that says so itself covers nothing', async () => {
  await run({ isQuiet: true });
  expect(screen.queryByText('One moment')).toBeNull();
});
