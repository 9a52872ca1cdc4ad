import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { currencies, ledger, ledgerOfUsdt, longLedger } from '../../../contracts/examples/wallet.ts';
import { AssetRecordView } from '../../../src/screens/wallet/AssetRecordView.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();
const rows = ledger.list;
const { count } = ledger;

const meta = {
  title: 'screens/wallet/AssetRecord',
  component: AssetRecordView,
  parameters: { layout: 'fullscreen' },
  args: {
    records: ready({ rows, count, more: 'waiting' }),
    filters: {},
    coins: currencies.map(({ name }) => name),
    kinds: ['trade', 'fee', 'grant'],
    canNarrow: true,
    now: () => at,
    onFilter: fn(),
    isHidden: false,
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    opened: undefined,
    order: undefined,
    onOpen: fn(),
    orderHref: ({ order_id }) => (order_id === undefined ? undefined : `#order-${order_id}`),
    onCopy: fn(),
    exporting: { phase: 'idle' },
    onExport: fn(() => Promise.resolve(false)),
    onCancelExport: fn(),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof AssetRecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'November 20' })).toBeVisible();
    await expect(canvas.getByText('1–10 of 146')).toBeVisible();
    // Different coins are never added up.
    await expect(canvas.getByRole('heading', { name: 'November 21' }).parentElement).toHaveTextContent(
      /^November 21$/,
    );
    const second = canvas.getAllByRole('listitem')[1]!;
    await expect(second).toHaveAttribute('aria-posinset', '2');
    await expect(second).toHaveAttribute('aria-setsize', '146');
    await expect(second).toHaveTextContent('+0.02 BTC');
    // The end is in sight, so the next page is asked for.
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
    await userEvent.click(within(second).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(rows[1]);
  },
};

export const OneCoin: Story = {
  args: {
    filters: { coin: 'USDT' },
    records: ready({ rows: ledgerOfUsdt.list, count: 5, more: 'none' }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // −1,948.252 − 4.14803 + 4,148.025.
    await expect(canvas.getByText('+2,195.62497')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'USDT', pressed: true }));
    await expect(args.onFilter).toHaveBeenCalledWith({ coin: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'All types' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Fees' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ coin: 'USDT', kind: 'fee' });
  },
};

export const Period: Story = {
  args: { filters: { from: '2026-11-01', to: '2026-11-20' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chips = within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    // What is active comes first, where it is in sight.
    await expect(chips[0]).toHaveAccessibleName(/Nov 1\s–\s20, 2026/);
    await expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(chips[1]).toHaveTextContent('All coins');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 active' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: /^Period/ }));
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: '7 days' }));
    await expect(sheet.getByLabelText('From')).toHaveValue('2026-11-15');
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-11-15', to: '2026-11-21' });
  },
};

export const PeriodTurned: Story = {
  args: {
    filters: { from: '2026-11-20', to: '2026-11-01' },
    records: ready({ rows: [], count: 0, more: 'none' }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 active' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: /^Period/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Period' }));
    await expect(sheet.getByText('The last day lies before the first one.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Swap them' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  },
};

export const Loading: Story = {
  args: { records: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { records: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your records could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { records: ready({ rows: [], count: 0, more: 'none' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No records yet')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { filters: { coin: 'ETH', kind: 'fee' }, records: ready({ rows: [], count: 0, more: 'none' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No records match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({});
  },
};

export const NextPageFailed: Story = {
  args: { records: ready({ rows: rows.slice(0, 3), count, more: 'failed' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The next page did not load.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // Only the user tries again.
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NextPageLoading: Story = {
  args: { records: ready({ rows, count, more: 'loading' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Loading/ })).toBeVisible();
  },
};

export const LongList: Story = {
  args: {
    filters: { coin: 'BTC' },
    records: ready({ rows: longLedger(400).list, count: 400, more: 'none' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Records' });
    const drawn = () => within(list).getAllByRole('listitem');
    await waitFor(() => expect(drawn().length).toBeLessThan(60));
    await expect(drawn()[0]).toHaveAttribute('aria-setsize', '400');
    // The row that has the focus stays in the page however far one scrolls.
    const focused = within(drawn()[2]!).getByRole('button');
    focused.focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(drawn().at(-1)).toHaveAttribute('aria-posinset', '400'));
    await expect(drawn()[0]).toHaveAttribute('aria-posinset', '3');
    await expect(drawn()[1]).not.toHaveAttribute('aria-posinset', '4');
    await expect(document.activeElement).toBe(focused);
    await userEvent.tab();
    // The way on leads to what is in sight.
    const next = Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
    await expect(next).toBeGreaterThan(300);
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(drawn()[0]).toHaveAttribute('aria-posinset', '1'));
  },
};

export const Refreshing: Story = {
  // Never settles, so that the state can be seen.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('+0.02 BTC')).toBeVisible();
  },
};

export const BalanceHidden: Story = {
  args: {
    isHidden: true,
    filters: { coin: 'USDT' },
    records: ready({ rows: ledgerOfUsdt.list, count: 5, more: 'none' }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('1,948');
    await expect(canvasElement).not.toHaveTextContent('2,195');
    await expect(canvasElement).not.toHaveTextContent('26,845');
  },
};

export const Detail: Story = {
  args: { opened: rows[2] },
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await expect(sheet.getByText('Spot buy BTC/USDT')).toBeVisible();
    await expect(sheet.getByText('Nov 21, 2026, 14:18:42 UTC')).toBeVisible();
    await expect(sheet.getByText('26,845.94 USDT')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Show order' })).toHaveAttribute('href', '#order-4711');
    await userEvent.click(sheet.getByRole('button', { name: 'Copy number' }));
    await expect(args.onCopy).toHaveBeenCalledWith(String(rows[2]!.id));
  },
};

export const ExportRunning: Story = {
  args: { exporting: { phase: 'running', done: 100, count } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getByText('100 of 146 read')).toBeVisible();
    // A second tap where the first one was neither starts nor stops anything.
    await userEvent.click(sheet.getByRole('button', { name: 'Loading' }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(args.onCancelExport).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelExport).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ExportSaved: Story = {
  args: { onExport: fn(() => Promise.resolve(true)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ExportFailed: Story = {
  args: {
    filters: { kind: 'trade' },
    exporting: { phase: 'failed', done: 100, count, reason: 'The server did not answer in time' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getByText('No file was saved.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

export const NarrowGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
