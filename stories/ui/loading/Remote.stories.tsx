import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Remote } from '../../../src/ui/loading/Remote.tsx';
import { failed, loading, ready, type Remote as RemoteState } from '../../../src/ui/loading/remoteData.ts';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const retry = fn();
const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer'), { requestId: '7f3a-91c2' });
const unreached = Object.assign(new Error('Failed to fetch'), { kind: 'offline' });

type Balances = string[];

const states: Record<string, RemoteState<Balances>> = {
  loading,
  failed: failed(fault, retry, at),
  'failed, not reached': failed(unreached, retry, at),
  ready: ready(['10,000.00 USDT', '0.5 BTC']),
  stale: ready(['10,000.00 USDT'], { since: at, error: fault }),
};

const meta = {
  title: 'ui/loading/Remote',
  component: Remote<Balances>,
  tags: ['autodocs'],
  argTypes: {
    of: { control: 'select', options: Object.keys(states), mapping: states },
    failedTitle: { control: 'text' },
    skeleton: { control: false },
  },
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
  parameters: guide({
    use: 'For every part of a page that comes from the server: loading, failed, ready.',
    do: ['Keep the last data in sight while it is renewed.'],
    dont: ['Write loading and failure again in each view.'],
  }),
} satisfies Meta<typeof Remote<Balances>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LoadingOwnShape: Story = {
  args: { skeleton: <Skeleton shape="figure" /> },
  parameters: rests({ has: [`.${skeleton.shape.figure.replaceAll(' ', '.')}`] }),
};

export const Failed: Story = {
  args: { of: states['failed'] },
  parameters: rests({
    shows: ['We could not load your balances', 'The server could not respond.', 'request 7f3a-91c2'],
  }),
};

/** Only a request that did not reach the server is attributed to the connection. */
export const FailedUnreached: Story = {
  args: { of: states['failed, not reached'] },
  parameters: rests({ shows: ['could not be reached. Check your connection.'] }),
};

export const FailedOwnWay: Story = {
  args: {
    of: states['failed'],
    failed: ({ error, retry }) => (
      <button type="button" onClick={retry}>
        {error.message}
      </button>
    ),
  },
  parameters: rests({ shows: ['The server did not answer'], hides: ['We could not load your balances'] }),
};

export const Ready: Story = {
  args: { of: states['ready'] },
  parameters: rests({ shows: ['10,000.00 USDT, 0.5 BTC'] }),
};

/** Loaded data stays, marked as stale. */
export const Stale: Story = {
  args: { of: states['stale'] },
  parameters: rests({ shows: ['10,000.00 USDT (not renewed)'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const TriesAgainInItsOwnWay: Story = {
  tags: ['interaction'],
  args: FailedOwnWay.args,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'The server did not answer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
