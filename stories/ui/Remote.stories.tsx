import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Remote } from '../../src/ui/Remote.tsx';
import { failed, loading, ready, type Remote as RemoteState } from '../../src/ui/remote.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';

const retry = fn();
const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer'), { requestId: '7f3a-91c2' });

type Balances = string[];

const meta = {
  title: 'ui/Remote',
  component: Remote<Balances>,
  args: {
    of: loading as RemoteState<Balances>,
    failedTitle: 'We could not load your balances',
    children: (balances, stale) => (
      <p>
        {balances.join(', ')}
        {stale ? ' (not renewed)' : ''}
      </p>
    ),
  },
} satisfies Meta<typeof Remote<Balances>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LoadingOwnShape: Story = { args: { skeleton: <Skeleton shape="figure" /> } };

export const Failed: Story = {
  args: { of: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await expect(canvasElement).toHaveTextContent('request 7f3a-91c2');
    await expect(canvasElement).toHaveTextContent('The server could not answer.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Only a request that did not get through is put down to the connection. */
export const FailedUnreached: Story = {
  args: { of: failed(Object.assign(new Error('Failed to fetch'), { kind: 'offline' }), retry, at) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('could not be reached. Check your connection.');
  },
};

export const FailedOwnWay: Story = {
  args: {
    of: failed(fault, retry, at),
    failed: (error, again) => (
      <button type="button" onClick={again}>
        {error.message}
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'The server did not answer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  args: { of: ready(['10,000.00 USDT', '0.5 BTC']) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10,000.00 USDT, 0.5 BTC');
  },
};

/** What was loaded once stays, and says that it is old. */
export const Stale: Story = {
  args: { of: ready(['10,000.00 USDT'], { since: at, error: fault }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('10,000.00 USDT (not renewed)');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
