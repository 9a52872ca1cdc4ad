import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { currencies, transfers } from '../../../../contracts/examples/wallet.ts';
import { TransferRecordView } from '../../../../src/screens/wallet/records/TransferRecordView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../../src/ui/loading/Skeleton.css.ts';
import { rests } from '../../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();
const rows = transfers.data;

const meta = {
  title: 'screens/wallet/TransferRecord',
  component: TransferRecordView,
  parameters: { layout: 'fullscreen' },
  args: {
    transfers: ready({ rows, count: rows.length, more: 'none' }),
    filters: {},
    offered: ['coin', 'account', 'period'],
    coins: currencies.map(({ name }) => name),
    accounts: ['change', 'micro', 'lever'],
    now: () => at,
    onFilter: fn(),
    isHidden: false,
    transferHref: '#transfer',
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof TransferRecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { transfers: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Transfer records'] }),
};

export const Failed: Story = {
  args: { transfers: failed(fault, retry, at) },
  parameters: rests({ shows: ['Your transfers could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { transfers: ready({ rows: [], count: 0, more: 'none' }) },
  parameters: rests({ shows: ['No transfers yet', 'Transfer'], hides: ['Clear filters'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: ['20 November', 'Spot account', 'Contract account', '2,000.00 USDT', '16:05', '1–6 of 6'],
  }),
};

export const NoMatch: Story = {
  args: {
    filters: { coin: 'USDC', account: 'lever' },
    transfers: ready({ rows: [], count: 0, more: 'none' }),
  },
  parameters: rests({ shows: ['No records match', 'Clear filters'] }),
};

export const MoreWaiting: Story = {
  args: { transfers: ready({ rows, count: 146, more: 'waiting' }) },
  parameters: rests({ shows: ['1–6 of 146', 'Load more'] }),
};

export const NextFailed: Story = {
  args: { transfers: ready({ rows: rows.slice(0, 2), count: 146, more: 'failed' }) },
  parameters: rests({ shows: ['The next page did not load.', 'Try again'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••'], hides: ['2,000.00'] }),
};

/** A plain back end says it in its own words, and cannot be asked for less. */
export const Unnamed: Story = {
  args: {
    offered: [],
    transfers: ready({
      rows: rows.map(({ from_field: _from, to_field: _to, created_ms: _at, ...row }) => ({
        ...row,
        value: `-${row.value}`,
      })),
      count: rows.length,
      more: 'none',
    }),
  },
  parameters: rests({
    shows: ['Transfer', '2,000.00 USDT'],
    hides: ['Spot account', '−2,000.00', 'All coins'],
  }),
};

export const ChoosesAccount: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All accounts' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Account' }));
    await expect(sheet.queryByText('Hosting')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: /^Contracts/ }));
    await expect(args.onFilter).toHaveBeenCalledWith({ account: 'lever' });
  },
};

export const LoadsMore: Story = {
  tags: ['interaction'],
  args: { transfers: ready({ rows: rows.slice(0, 2), count: 146, more: 'failed' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
