import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as deposits from '../../../../contracts/examples/deposit.ts';
import * as withdrawals from '../../../../contracts/examples/withdrawal.ts';
import { currencies, ledger, ledgerOfUsdt, longLedger } from '../../../../contracts/examples/wallet.ts';
import { groupOf, groupRows } from '../../../../src/components/wallet/ledgerGroups.ts';
import { exportSavedText } from '../../../../src/screens/wallet/records/exportSavedText.ts';
import type { DepositRow } from '../../../../src/api/deposit.ts';
import type { WithdrawalRow } from '../../../../src/api/withdrawals.ts';
import { AssetRecordView } from '../../../../src/screens/wallet/records/AssetRecordView.tsx';
import { DepositRecords } from '../../../../src/screens/wallet/records/DepositRecords.tsx';
import { WithdrawalRecords } from '../../../../src/screens/wallet/records/WithdrawalRecords.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, toaster, withToasts } from '../../../toasts.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();
const rows = ledger.list;
const groups = groupRows(rows, { timeZone: 'UTC', hasMore: true });
/** The purchase of BTC: the received amount, its fee, and the payment. */
const bought = groups[0]!;
const { count } = ledger;

/** Shows the app's toast when a file is saved. */
function Speaking(props: ComponentProps<typeof AssetRecordView>) {
  const intl = useIntl();
  const onExport = async (): Promise<boolean> => {
    const isSaved = await props.onExport();
    if (isSaved) toaster.show({ kind: 'success', text: exportSavedText(intl, count) });
    return isSaved;
  };
  return <AssetRecordView {...props} onExport={onExport} />;
}

const meta = {
  title: 'screens/wallet/AssetRecord',
  component: AssetRecordView,
  render: (args) => <Speaking {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    onTab: fn(),
    records: ready({ rows, count, more: 'waiting' }),
    filters: {},
    coins: currencies.map(({ name }) => name),
    kinds: ['trade', 'fee', 'grant'],
    offered: ['coin', 'account', 'kind', 'period'],
    now: () => at,
    onFilter: fn(),
    isHidden: false,
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    opened: undefined,
    onOpen: fn(),
    exporting: { phase: 'idle' },
    onExport: fn(() => Promise.resolve(false)),
    onCancelExport: fn(),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof AssetRecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered rows; of a long list those near the viewport. */
const drawn = (canvasElement: HTMLElement): HTMLElement[] =>
  within(within(canvasElement).getByRole('list', { name: 'Records' })).getAllByRole('listitem');

async function openPeriod(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 active' }));
  await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: /^Period/ }));
  return within(await canvas.findByRole('dialog', { name: 'Period' }));
}

async function openExport(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
  return within(await canvas.findByRole('dialog', { name: 'Save as CSV' }));
}

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Asset records', '21 November', '20 November', '1–10 of 146', '14:18 · Spot · 3 records'],
      // 0.02 − 0.00002, and its cost; each order is one row.
      ...['Bought BTC', '+0.01998 BTC', '−1,948.252 USDT', 'Sold ETH', '+4,143.87697 USDT'],
    ],
    hides: ['Trading fee'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '20 November' })).toBeVisible();
    await expect(canvas.getByText('1–10 of 146')).toBeVisible();
    // Different coins are never summed.
    await expect(canvas.getByRole('heading', { name: '21 November' }).parentElement).toHaveTextContent(
      /^21 November$/,
    );
    const second = canvas.getAllByRole('listitem')[1]!;
    await expect(second).toHaveAttribute('aria-posinset', '2');
    // The row count of 146 records is unknown.
    await expect(second).toHaveAttribute('aria-setsize', '-1');
    await expect(second).toHaveTextContent('−1.2500 ETH');
    // The end is in view, so the next page is requested.
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};

export const OneCoin: Story = {
  args: {
    filters: { coin: 'USDT' },
    records: ready({ rows: ledgerOfUsdt.list, count: 5, more: 'none' }),
  },
  // −1,948.252 − 4.14803 + 4,148.025.
  parameters: rests({ shows: ['USDT', '+2,195.62497', '1–5 of 5'], hides: ['Load more'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+2,195.62497')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'USDT', pressed: true })).toBeVisible();
  },
};

export const Period: Story = {
  args: { filters: { from: '2026-11-01', to: '2026-11-20' } },
  parameters: rests({ shows: ['1 – 20 Nov 2026', 'All coins', 'All types'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    // Active filters come first, where they are visible.
    await expect(chips[0]).toHaveAccessibleName(/1\s–\s20 Nov 2026/);
    await expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(chips[1]).toHaveTextContent('All coins');
  },
};

export const PeriodTurned: Story = {
  args: {
    filters: { from: '2026-11-20', to: '2026-11-01' },
    records: ready({ rows: [], count: 0, more: 'none' }),
  },
  parameters: rests({
    dialog: 'Period',
    shows: ['2026-11-20', '2026-11-01', 'The end date is before the start date.', 'Swap them'],
  }),
  play: async ({ canvasElement }) => {
    const sheet = await openPeriod(canvasElement);
    await expect(sheet.getByText('The end date is before the start date.')).toBeVisible();
    blurField();
  },
};

export const Loading: Story = {
  args: { records: loading },
  parameters: rests({
    shows: ['Asset records', 'Loading'],
    hides: ['November', 'No records'],
    has: [`.${skeleton.row}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { records: failed(fault, retry, at) },
  parameters: rests({ shows: ['Your records could not be loaded', 'Try again', 'request 7f3a-91c2'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your records could not be loaded')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { records: ready({ rows: [], count: 0, more: 'none' }) },
  parameters: rests({
    shows: ['No records yet', 'Every change to your balances appears here.'],
    hides: ['Clear filters'],
  }),
};

export const NoMatch: Story = {
  args: { filters: { coin: 'ETH', kind: 'fee' }, records: ready({ rows: [], count: 0, more: 'none' }) },
  parameters: rests({ shows: ['ETH', 'Fees', 'No records match', 'Clear filters'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No records match')).toBeVisible();
  },
};

export const NextPageFailed: Story = {
  args: { records: ready({ rows: rows.slice(0, 3), count, more: 'failed' }) },
  parameters: rests({
    shows: ['The next page did not load.', 'Everything since', '1–3 of 146', 'Try again'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The next page did not load.')).toBeVisible();
    // Three records of one order.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    // Only the user retries.
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const NextPageLoading: Story = {
  args: { records: ready({ rows, count, more: 'loading' }) },
  parameters: rests({ shows: ['1–10 of 146', 'Loading'], hides: ['Load more'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Loading/ })).toBeVisible();
  },
};

export const LongList: Story = {
  args: {
    filters: { coin: 'BTC' },
    records: ready({ rows: longLedger(400).list, count: 400, more: 'none' }),
  },
  parameters: rests({ shows: ['21 November', '+0.00012345', '1–400 of 400'] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement).length).toBeLessThan(60));
    await expect(drawn(canvasElement)[0]).toHaveAttribute('aria-setsize', '400');
    await expect(drawn(canvasElement)[0]).toHaveAttribute('aria-posinset', '1');
  },
};

export const Refreshing: Story = {
  // Never settles, so that the state stays visible.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Updating', '+0.01998 BTC'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('+0.01998 BTC')).toBeVisible();
    blurField();
  },
};

export const BalanceHidden: Story = {
  args: {
    isHidden: true,
    filters: { coin: 'USDT' },
    records: ready({ rows: ledgerOfUsdt.list, count: 5, more: 'none' }),
  },
  parameters: rests({ shows: ['••••••', 'Bought BTC'], hides: ['1,948', '2,195', '26,845'] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('1,948');
    await expect(canvasElement).not.toHaveTextContent('2,195');
    await expect(canvasElement).not.toHaveTextContent('26,845');
  },
};

export const Detail: Story = {
  args: { opened: { group: groupOf(rows[2]!), order: undefined, orderHref: '#order-4711' } },
  parameters: rests({
    dialog: 'Bought BTC',
    shows: [
      ...['Spot buy BTC/USDT', '21 Nov 2026, 14:18:42 UTC', '26,845.94 USDT'],
      ...['Record number', 'Show order'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await expect(sheet.getByText('Spot buy BTC/USDT')).toBeVisible();
    await expect(sheet.getByText('21 Nov 2026, 14:18:42 UTC')).toBeVisible();
    await expect(sheet.getByText('26,845.94')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Show order' })).toHaveAttribute('href', '#order-4711');
    blurField();
  },
};

/** The row of an order expands to its records. */
export const OrderDetail: Story = {
  args: { opened: { group: bought, order: undefined, orderHref: '#order-4711' } },
  parameters: rests({
    dialog: 'Bought BTC',
    shows: [
      ...['+0.01998', '−1,948.252', '3 records', 'Trading fee, BTC/USDT', '−0.00002 BTC'],
      ...['+0.0200 BTC', '−1,948.252 USDT', 'Balance 26,845.94', 'Show order'],
    ],
    hides: ['so far', 'More records of this order'],
  }),
  play: () => blurField(),
};

/** The page ends within an order: the text names the summed records. */
export const OrderDetailOpen: Story = {
  args: {
    records: ready({ rows: rows.slice(0, 2), count, more: 'failed' }),
    opened: {
      group: groupRows(rows.slice(0, 2), { hasMore: true })[0]!,
      order: undefined,
      orderHref: '#order-4711',
    },
  },
  parameters: rests({
    dialog: 'Bought BTC',
    shows: [
      '2 records',
      'More records of this order may follow below. The totals cover only what is loaded.',
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 records so far');
    blurField();
  },
};

export const OrderDetailHidden: Story = {
  args: { ...OrderDetail.args, isHidden: true },
  parameters: rests({ dialog: 'Bought BTC', shows: ['••••••', '3 records'], hides: ['1,948', '0.01998'] }),
  play: () => blurField(),
};

export const ExportRunning: Story = {
  args: { exporting: { phase: 'running', done: 100, count } },
  parameters: rests({ dialog: 'Save as CSV', shows: ['100 of 146 read', 'Loading', 'Cancel'] }),
  play: async ({ canvasElement }) => {
    const sheet = await openExport(canvasElement);
    await expect(sheet.getByText('100 of 146 read')).toBeVisible();
    blurField();
  },
};

export const ExportSaved: Story = {
  args: {
    onExport: fn(() => Promise.resolve(true)),
  },
  parameters: rests({ toasts: ['File with 146 records saved'], shows: ['1–10 of 146'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sheet = await openExport(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.hover(canvas.getByText('File with 146 records saved'));
    blurField();
  },
};

export const ExportFailed: Story = {
  args: {
    filters: { kind: 'trade' },
    exporting: {
      phase: 'failed',
      done: 100,
      count,
      reason: 'The server did not answer in time',
      failure: {},
    },
  },
  parameters: rests({
    dialog: 'Save as CSV',
    shows: [
      ...['Matching records: 146,', 'No file was saved.', 'Try again'],
      'The export stopped after 100 of 146 records. Try again. The server did not answer in time',
    ],
  }),
  play: async ({ canvasElement }) => {
    const sheet = await openExport(canvasElement);
    await expect(sheet.getByText('No file was saved.')).toBeVisible();
    blurField();
  },
};

export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({
    shows: ['Buchungen', '21. November', '+0,01998 BTC', '−1.948,252 USDT', 'BTC gekauft', '3 Einträge'],
  }),
};

export const OpensRecord: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(drawn(canvasElement)[1]!).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(groups[1]);
  },
};

export const OpensPart: Story = {
  tags: ['interaction'],
  args: OrderDetail.args,
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog', { name: 'Bought BTC' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Trading fee/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(groupOf(rows[0]!));
  },
};

export const TakesFilterAway: Story = {
  tags: ['interaction'],
  args: OneCoin.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'USDT', pressed: true }));
    await expect(args.onFilter).toHaveBeenCalledWith({ coin: undefined });
  },
};

/** An additional filter leaves the others unchanged. */
export const ChoosesKind: Story = {
  tags: ['interaction'],
  args: OneCoin.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All types' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Fees' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ coin: 'USDT', kind: 'fee' });
  },
};

export const ChoosesLastDays: Story = {
  tags: ['interaction'],
  args: Period.args,
  play: async ({ canvasElement, args }) => {
    const sheet = await openPeriod(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: '7 days' }));
    await expect(sheet.getByLabelText('From')).toHaveValue('2026-11-15');
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-11-15', to: '2026-11-21' });
  },
};

export const TurnsPeriod: Story = {
  tags: ['interaction'],
  args: PeriodTurned.args,
  play: async ({ canvasElement, args }) => {
    const sheet = await openPeriod(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Swap them' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  },
};

export const ClearsFilters: Story = {
  tags: ['interaction'],
  args: NoMatch.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({});
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const TriesNextPageAgain: Story = {
  tags: ['interaction'],
  args: NextPageFailed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** The focused row stays rendered at any scroll distance. */
export const KeepsFocusedRow: Story = {
  tags: ['interaction'],
  args: LongList.args,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement).length).toBeLessThan(60));
    const focused = within(drawn(canvasElement)[2]!).getByRole('button');
    focused.focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(drawn(canvasElement).at(-1)).toHaveAttribute('aria-posinset', '400'));
    await expect(drawn(canvasElement)[0]).toHaveAttribute('aria-posinset', '3');
    await expect(drawn(canvasElement)[1]).not.toHaveAttribute('aria-posinset', '4');
    await expect(document.activeElement).toBe(focused);
    await userEvent.tab();
    // The next link leads to a visible row.
    const next = Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
    await expect(next).toBeGreaterThan(300);
    window.scrollTo(0, 0);
    blurField();
    await waitFor(() => expect(drawn(canvasElement)[0]).toHaveAttribute('aria-posinset', '1'));
  },
};

/** A second tap at the position of the first neither starts nor stops anything. */
export const CancelsExport: Story = {
  tags: ['interaction'],
  args: ExportRunning.args,
  play: async ({ canvasElement, args }) => {
    const sheet = await openExport(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Loading' }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(args.onCancelExport).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelExport).toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const TriesExportAgain: Story = {
  tags: ['interaction'],
  args: ExportFailed.args,
  play: async ({ canvasElement, args }) => {
    const sheet = await openExport(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

type DepositProps = ComponentProps<typeof DepositRecords>;

const onTab = fn();
const onOpenDeposit = fn();
const onCancelDeposit = fn(async (_reviewId: number) => undefined);

/** The deposits tab. */
const ofDeposits = (props: Partial<DepositProps>) => () => (
  <DepositRecords
    onTab={onTab}
    deposits={ready({ rows: [], count: 0, more: 'none' })}
    filters={{}}
    offered={['coin', 'status', 'period']}
    coins={currencies.map(({ name }) => name)}
    now={() => at}
    onFilter={fn()}
    isHidden={false}
    opened={undefined}
    onOpen={onOpenDeposit}
    isCancelling={false}
    onCancel={onCancelDeposit}
    depositHref="/pages/assets/deposit/index"
    onMore={fn()}
    onRefresh={() => Promise.resolve()}
    onBack={fn()}
    offlineBar={undefined}
    {...props}
  />
);

const rowsOf = (...shown: readonly DepositRow[]) =>
  ofDeposits({ deposits: ready({ rows: shown, count: shown.length, more: 'none' }) });

export const Deposits: Story = {
  render: rowsOf(...deposits.deposits.data),
  parameters: rests({
    shows: [
      ...['Asset records', 'All changes', 'Deposits', 'All coins', 'All statuses', 'All time'],
      ...['20 November', '+1,500.00', 'Confirming', '12 of 20 confirmations', 'Below minimum'],
      ...['19 November', '+5,000.00', 'Credited', '17 November', '+0.5000', '1–4 of 4'],
    ],
  }),
};

export const DepositUnderReview: Story = {
  render: rowsOf(deposits.seenDeposit),
  parameters: rests({
    shows: ['USDT', '18:31 · TRC20', 'Confirming', '12 of 20 confirmations', '≈ 25 seconds left'],
  }),
};

export const DepositBelowMinimum: Story = {
  render: rowsOf(deposits.belowMinimumDeposit),
  parameters: rests({
    shows: ['4.00', 'Below minimum', 'The minimum is 10 USDT. It is kept for you', 'Ask support'],
    hides: ['+4.00', 'confirmations'],
  }),
};

export const DepositReversed: Story = {
  render: rowsOf(deposits.reversedDeposit),
  parameters: rests({
    shows: ['Reversed', 'The network dropped the block with this transaction. Nothing is credited yet'],
    hides: ['Credited', 'of 20'],
  }),
};

/** Back end that reports a status and a reason. */
export const DepositRejected: Story = {
  render: rowsOf(deposits.rejectedDeposit),
  parameters: rests({
    shows: ['500.00', 'Rejected', 'The hash belongs to another address.', 'Ask support'],
    hides: ['+500.00', 'ERC20', 'undefined'],
  }),
};

export const UnknownStatus: Story = {
  name: 'Status not known',
  render: rowsOf({ ...deposits.creditedDeposit, state: undefined, status: 7 }),
  parameters: rests({ shows: ['Being checked (7)', '5,000.00'], hides: ['Credited', 'Rejected'] }),
};

/** A missing value is unknown, never 0. */
export const DepositNotReported: Story = {
  render: rowsOf({ ...deposits.seenDeposit, amount: undefined, confirmations: undefined }),
  parameters: rests({ shows: ['USDT', 'Confirming', 'not reported'], hides: ['+0', 'of 20'] }),
};

export const DepositsLoading: Story = {
  render: ofDeposits({ deposits: loading }),
  parameters: rests({ shows: ['Deposits'], hides: ['No deposits yet'] }),
};

export const DepositsFailed: Story = {
  render: ofDeposits({ deposits: failed(fault, retry, at) }),
  parameters: rests({ shows: ['Your deposits could not be loaded', 'Try again'] }),
};

export const DepositsEmpty: Story = {
  render: ofDeposits({}),
  parameters: rests({ shows: ['No deposits yet', 'Deposit'], hides: ['Clear filters'] }),
};

export const DepositsHidden: Story = {
  render: ofDeposits({
    deposits: ready({ rows: deposits.deposits.data, count: 4, more: 'none' }),
    isHidden: true,
  }),
  parameters: rests({ shows: ['USDT', '••••••'], hides: ['1,500', '5,000'] }),
};

export const DepositDetail: Story = {
  render: ofDeposits({
    deposits: ready({ rows: [deposits.seenDeposit], count: 1, more: 'none' }),
    opened: deposits.seenDeposit,
  }),
  play: () => blurField(),
  parameters: rests({
    dialog: 'Deposit',
    shows: [
      'Deposit',
      '1,500.00',
      'Network',
      'Transaction hash',
      '5a7d0c94…63ab12c4',
      '12 of 20',
      'Spot account',
    ],
  }),
};

/** The paid amount is struck through, with the reason for the missing credit. */
export const DepositDetailRejected: Story = {
  render: ofDeposits({
    deposits: ready({ rows: [deposits.rejectedClaim], count: 1, more: 'none' }),
    opened: deposits.rejectedClaim,
  }),
  play: () => blurField(),
  parameters: rests({
    dialog: 'Deposit',
    shows: ['Rejected', 'Ask support'],
    has: ['s'],
    hides: ['Goes to'],
  }),
};

/** A claim that is not yet visible on its network. */
export const DepositClaimed: Story = {
  render: rowsOf(deposits.submittedDeposit),
  parameters: rests({
    shows: ['USDT', '18:40 · TRC20', '+500.00', 'Under review', 'It is not visible on the network yet.'],
    hides: ['of 20'],
  }),
};

export const DepositOfBank: Story = {
  render: rowsOf(deposits.bankDeposit),
  parameters: rests({
    shows: [
      'Bank account',
      '18:52 · DEP-73011408-1',
      '500.00 EUR',
      'Under review',
      'Waiting for a transfer with your reference',
    ],
    hides: ['+500', '536.94'],
  }),
};

/** After the credit, the credited amount is shown. */
export const DepositOfBankCredited: Story = {
  render: rowsOf({ ...deposits.bankDeposit, status: 2, state: 'credited' }),
  parameters: rests({ shows: ['Bank account', '+536.94158075 USDT', 'Credited'], hides: ['500.00 EUR'] }),
};

export const DepositHeld: Story = {
  render: rowsOf(deposits.heldDeposit),
  parameters: rests({
    shows: ['+250,000.00', 'Under review', 'It has arrived in full. We credit it'],
    hides: ['Credited', 'Confirming'],
  }),
};

export const DepositCancelled: Story = {
  render: rowsOf(deposits.cancelledDeposit),
  parameters: rests({
    shows: ['Bank account', '200.00 EUR', 'Cancelled', 'You cancelled this report before the review.'],
    has: ['s'],
    hides: ['Ask support', 'Under review'],
  }),
};

/** Includes the operator's message. */
export const DepositClaimRejected: Story = {
  render: rowsOf(deposits.rejectedClaim),
  parameters: rests({
    shows: ['500.00', 'Rejected', 'The hash belongs to another address', 'Ask support'],
    hides: ['+500'],
  }),
};

export const DepositStateUnknown: Story = {
  name: 'Deposit with an unknown status',
  render: rowsOf({ ...deposits.submittedDeposit, state: 'parked' }),
  parameters: rests({ shows: ['Being checked (parked)', '500.00'], hides: ['Under review'] }),
};

const openedClaim = (row: DepositRow, props: Partial<DepositProps> = {}) =>
  ofDeposits({ deposits: ready({ rows: [row], count: 1, more: 'none' }), opened: row, ...props });

export const BankDetail: Story = {
  render: openedClaim(deposits.bankDeposit),
  play: () => blurField(),
  parameters: rests({
    dialog: 'Deposit',
    shows: [
      ...['You transferred', '500.00 EUR', '0.9312 EUR / USDT', 'DEP-73011408-1', '536.94158075'],
      'Cancel report',
    ],
  }),
};

/** A case that the desk has in review cannot be withdrawn. */
export const HeldDetail: Story = {
  name: 'Deposit in review, details',
  render: openedClaim({ ...deposits.heldDeposit, review_id: 74_001_621 }),
  play: () => blurField(),
  parameters: rests({ dialog: 'Deposit', shows: ['250,000.00'], hides: ['Cancel report'] }),
};

const askToCancel: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel report' }));
  const dialog = await canvas.findByRole('dialog', { name: 'Cancel this deposit report?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  blurField();
};

/** The claim is named before it is cancelled. */
export const ConfirmCancelDeposit: Story = {
  render: openedClaim(deposits.bankDeposit),
  play: askToCancel,
  parameters: rests({
    dialog: 'Cancel this deposit report?',
    shows: ['DEP-73011408-1', '500.00 EUR', 'We stop looking for this transfer.', 'Keep report'],
  }),
};

export const ConfirmCancelClaim: Story = {
  render: openedClaim(deposits.submittedDeposit),
  play: askToCancel,
  parameters: rests({
    dialog: 'Cancel this deposit report?',
    shows: ['USDT · TRC20', '+500.00', 'This only cancels your report.'],
  }),
};

export const CancellingDeposit: Story = {
  render: openedClaim(deposits.bankDeposit, { isCancelling: true }),
  play: askToCancel,
  parameters: rests({ dialog: 'Cancel this deposit report?', shows: ['Cancelling'] }),
};

export const CancelsDeposit: Story = {
  tags: ['interaction'],
  render: openedClaim(deposits.bankDeposit),
  play: async (context) => {
    await askToCancel(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep report' }));
    await expect(onCancelDeposit).not.toHaveBeenCalled();
    await askToCancel(context);
    const again = within(within(context.canvasElement).getByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Cancel report' }));
    await expect(onCancelDeposit).toHaveBeenCalledWith(deposits.bankDeposit.review_id);
    await waitFor(() => expect(onOpenDeposit).toHaveBeenCalledWith(undefined));
  },
};

export const OpensDeposit: Story = {
  tags: ['interaction'],
  render: rowsOf(deposits.seenDeposit),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^USDT 18:31/ }));
    await expect(onOpenDeposit).toHaveBeenCalledWith(deposits.seenDeposit);
  },
};

export const ChangesTab: Story = {
  tags: ['interaction'],
  render: rowsOf(deposits.seenDeposit),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'All changes' }));
    await expect(onTab).toHaveBeenCalledWith('all');
  },
};

type WithdrawalProps = ComponentProps<typeof WithdrawalRecords>;

/** The withdrawals tab. */
const ofWithdrawals = (props: Partial<WithdrawalProps>) => () => (
  <WithdrawalRecords
    onTab={onTab}
    withdrawals={ready({ rows: [], count: 0, more: 'none' })}
    filters={{}}
    offered={['coin', 'status', 'period']}
    coins={currencies.map(({ name }) => name)}
    now={() => at}
    onFilter={fn()}
    isHidden={false}
    hrefOf={({ id }) => `#withdrawal-${id}`}
    arrivalHoursOf={() => ({ from: 12, to: 48 })}
    withdrawHref="/pages/assets/withdraw/index"
    onMore={fn()}
    onRefresh={() => Promise.resolve()}
    onBack={fn()}
    offlineBar={undefined}
    {...props}
  />
);

const withdrawalsOf = (...shown: readonly object[]) =>
  ofWithdrawals({
    withdrawals: ready({ rows: shown as WithdrawalRow[], count: shown.length, more: 'none' }),
  });

/** 18:42 plus 48 hours is 18:42 two days later. */
export const Withdrawals: Story = {
  render: withdrawalsOf(...withdrawals.withdrawals.data),
  parameters: rests({
    shows: [
      ...['Asset records', 'Withdrawals', 'All coins', 'All statuses', 'All time', '20 November'],
      ...['USDT to Ledger at home', '18:42 · TRC20', '−500.00', 'Under review'],
      ...['Arrives by 22 Nov 2026, 18:42 UTC at the latest.', 'USDT to bank', '10:05 · •••• 3000'],
      ...['12:30 · TRC20 · 20 of 20', 'Approved', 'Rejected', '0.2000 ETH is back in your Spot account.'],
      ...['BTC to Cold storage', 'Cancelled', 'Cancelled by you. Nothing was charged.', '1–5 of 5'],
    ],
    hides: ['−0.0100', '−0.2000'],
  }),
};

/** No arrival time is shown before the back end reports it. */
export const WithdrawalArrivalUnknown: Story = {
  name: 'Arrival time not stated',
  render: ofWithdrawals({
    withdrawals: ready({ rows: [withdrawals.reviewedWithdrawal as WithdrawalRow], count: 1, more: 'none' }),
    arrivalHoursOf: () => undefined,
  }),
  parameters: rests({ shows: ['Under review', '−500.00'], hides: ['Arrives', '48'] }),
};

export const WithdrawalUnknownStatus: Story = {
  name: 'Withdrawal with an unknown status',
  render: withdrawalsOf({ ...withdrawals.bankWithdrawal, status: 7, state: undefined }),
  parameters: rests({
    shows: ['Being checked (7)', '−200.00', 'Ask support'],
    hides: ['Approved', 'Under review', 'Arrives'],
  }),
};

export const WithdrawalsOnTheirWay: Story = {
  render: withdrawalsOf(
    { ...withdrawals.sendingWithdrawal, id: 4 },
    { ...withdrawals.sentWithdrawal, id: 3 },
    { ...withdrawals.delayedWithdrawal, id: 2 },
    { ...withdrawals.checkingWithdrawal, id: 1 },
  ),
  parameters: rests({
    shows: [
      ...['Being sent', '12 of 20', 'Delayed', 'The amount stays frozen until then.'],
      ...['Being checked', 'It is never sent twice.'],
    ],
  }),
};

/** A missing value is unknown, never 0. */
export const WithdrawalNotReported: Story = {
  render: withdrawalsOf({ ...withdrawals.plainWithdrawal, number: undefined, address: null }),
  parameters: rests({
    shows: ['ETH', 'Rejected', '— not reported', 'Address not confirmed by its owner.'],
    hides: ['0.0', 'null', 'undefined', 'is back in'],
  }),
};

export const WithdrawalsLoading: Story = {
  render: ofWithdrawals({ withdrawals: loading }),
  parameters: rests({ shows: ['Withdrawals'], hides: ['No withdrawals yet'] }),
};

export const WithdrawalsFailed: Story = {
  render: ofWithdrawals({ withdrawals: failed(fault, retry, at) }),
  parameters: rests({ shows: ['Your withdrawals could not be loaded', 'Try again'] }),
};

export const WithdrawalsEmpty: Story = {
  render: ofWithdrawals({}),
  parameters: rests({ shows: ['No withdrawals yet', 'Withdraw'], hides: ['Clear filters'] }),
};

export const WithdrawalsNoMatch: Story = {
  render: ofWithdrawals({ filters: { status: '3' } }),
  parameters: rests({ shows: ['No records match', 'Not sent', 'Clear filters'] }),
};

export const WithdrawalsHidden: Story = {
  render: ofWithdrawals({
    withdrawals: ready({ rows: withdrawals.withdrawals.data, count: 5, more: 'none' }),
    isHidden: true,
  }),
  parameters: rests({ shows: ['USDT to Ledger at home', '••••••'], hides: ['500', '0.2000', '0.0100'] }),
};

/** Link to its page. */
export const LeadsToWithdrawal: Story = {
  tags: ['interaction'],
  render: withdrawalsOf(withdrawals.reviewedWithdrawal),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('link', { name: /^USDT to Ledger at home/ });
    await expect(row).toHaveAttribute('href', '#withdrawal-82000418');
  },
};
