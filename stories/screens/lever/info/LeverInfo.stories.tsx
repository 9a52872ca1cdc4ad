import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { candlesOf } from '../../../../contracts/examples/candles.ts';
import { leverInsurance, leverTerms } from '../../../../contracts/examples/lever.ts';
import { pair, quotations } from '../../../../contracts/examples/market.ts';
import type { LeverMark } from '../../../../contracts/feed.ts';
import type { CandleHistory } from '../../../../src/api/feed/CandleSeries.ts';
import { pairsOf } from '../../../../src/api/market.ts';
import { contractTerms } from '../../../../src/components/lever/leverContract.ts';
import { fixedSource } from '../../../../src/components/live/fixedSource.ts';
import * as price from '../../../../src/components/market/Price.css.ts';
import { line } from '../../../../src/components/market/Sparkline.css.ts';
import { LeverInfoView } from '../../../../src/screens/lever/info/LeverInfoView.tsx';
import { shape } from '../../../../src/ui/loading/Skeleton.css.ts';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const pairs = pairsOf(quotations);
const terms = contractTerms(leverTerms[0]!);
const history: CandleHistory = {
  state: 'ready',
  candles: candlesOf('60min'),
  hasEarlier: true,
  earlier: 'idle',
};
const mark: LeverMark = { symbol: 'BTC/USDT', price: '97410.25', time: at };
const silent = fixedSource<LeverMark | undefined>(undefined);
/** A third row, so that there may be more. */
const insurance = {
  ...leverInsurance,
  list: [
    leverInsurance.list[0]!,
    { ...leverInsurance.list[0]!, id: 452_509_286_657_005, what: 'loss' as const, amount: '-12.5' },
    leverInsurance.list[1]!,
  ],
};

const meta = {
  title: 'screens/lever/LeverInfo',
  component: LeverInfoView,
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'BTC/USDT',
    pair: ready(pair),
    pairs: ready(pairs),
    terms,
    limits: undefined,
    live: fixedSource(pair),
    mark: fixedSource<LeverMark | undefined>(mark),
    freshness: { level: 'live', ageSeconds: 0 },
    isOffline: false,
    history,
    insurance: ready(insurance),
    insuranceRows: undefined,
    links: { chart: '#kline', trade: '#lever', practise: '#simulator' },
    offlineBar: null,
    onPickPair: fn(),
    onRetryHistory: fn(),
    onAllInsurance: fn(),
    onMoreInsurance: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof LeverInfoView>;
export default meta;
type Story = StoryObj<typeof meta>;

const curve = `.${line.page.split(' ').at(-1)!}`;

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['BTC/USDT perpetual', 'You can lose your whole margin.', 'Mark price', '97,410.25', '0.001 BTC'],
      ...['2× to 100×', '0.05% open, 0.05% close', '0.03% of value at entry', '16,300.00'],
      ...[
        'When is a position liquidated?',
        'Insurance fund',
        'Balance (USDT)',
        '1,000,180.77',
        'Loss covered',
      ],
      ...['Practise first', 'Trade'],
    ],
    has: [curve],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Chart' })).toHaveAttribute('href', '#kline');
    await expect(canvas.getByRole('link', { name: 'Practise first' })).toHaveAttribute('href', '#simulator');
    await expect(canvas.getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '#lever');
    await expect(canvas.getByRole('textbox', { name: 'Entry price' })).toHaveValue('97,410.25');
  },
};

export const Loading: Story = {
  args: {
    pair: loading,
    terms: 'unreported',
    history: { ...history, state: 'loading', candles: [] },
    insurance: loading,
  },
  parameters: rests({
    shows: ['Loading', 'BTC/USDT perpetual', 'Trade'],
    hides: ['97,410', 'Insurance fund'],
    has: [`.${shape.block.split(' ').at(-1)!}`],
  }),
};

export const Failed: Story = {
  args: { pair: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({
    shows: [
      'We could not load this contract',
      'The server could not respond.',
      'Try again',
      'request 7f3a-91c2',
    ],
    hides: ['Practise first', 'You can lose'],
  }),
};

/** The price is grey with its age; the terms are unchanged. */
export const Stale: Story = {
  args: { mark: silent, freshness: { level: 'stale', ageSeconds: 140 } },
  parameters: rests({
    shows: ['Last price', '97,412.60', '2 min old', '0.001 BTC'],
    hides: ['+1.84%', '97,410.25'],
    has: [`.${price.tone.stale}`],
  }),
};

/** Contracts use only the mark price; without one the last price is shown, labelled as such. */
export const MarkSilent: Story = {
  name: 'Mark price not available',
  args: { mark: silent },
  parameters: rests({ shows: ['Last price', '97,412.60', '+1.84%'], hides: ['97,410.25', 's old'] }),
};

/** Only where the site has demo contracts. */
export const WithoutDemo: Story = {
  args: { links: { ...meta.args.links, practise: undefined } },
  parameters: rests({ shows: ['Trade', '97,410.25'], hides: ['Practise first'] }),
};

/** Back end without calls for contract costs or an insurance fund. */
export const TermsNotReported: Story = {
  args: {
    terms: 'unreported',
    limits: { leverages: [5, 10, 100], lotsMax: 500 },
    insurance: undefined,
    mark: silent,
  },
  parameters: rests({
    shows: ['are not available for this contract', '5× to 100×', '1 to 500', '97,412.6'],
    hides: ['Insurance fund', 'Trading fee', 'Entry price', 'The liquidation price is shown'],
  }),
};

export const NoContract: Story = {
  args: { terms: 'none' },
  parameters: rests({
    shows: ['There is no contract on BTC/USDT', 'Choose a contract'],
    hides: ['Practise first', 'Mark price', 'perpetual'],
  }),
};

export const CandlesFailed: Story = {
  args: { history: { ...history, state: 'failed', candles: [] } },
  parameters: rests({ shows: ['The candles could not be loaded.', 'Try again', '97,410.25', '0.001 BTC'] }),
};

export const InsuranceFailed: Story = {
  args: { insurance: failed(new Error('No answer'), fn(), at) },
  parameters: rests({
    shows: ['The insurance fund could not be loaded.', 'Try again', '97,410.25'],
    hides: ['Loss covered'],
  }),
};

/** All rows, in place of the newest ones. */
export const AllInsurance: Story = {
  args: { insuranceRows: ready({ rows: insurance.list, count: undefined, more: 'none' }) },
  parameters: rests({ shows: ['Loss covered', '−12.50', '97,410.25'], hides: ['See all'] }),
};

export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['97.410,25', 'Hebel'] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: rests({ shows: ['97,410.25', '16,300.00'], has: ['html[style*="font-size: 200%"] main'] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

async function type(canvasElement: HTMLElement, name: string, text: string): Promise<void> {
  const field = within(canvasElement).getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const valueOf = (canvasElement: HTMLElement, label: string): string => {
  const terms = [...canvasElement.querySelectorAll('dt')].filter(({ textContent }) => textContent === label);
  return terms.at(-1)?.nextElementSibling?.textContent ?? '';
};

/** 1 BTC at 50,006.25, ten times, as in docs/recompute.md. */
export const CalculatesLiquidation: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, 'Lots', '1000');
    await type(canvasElement, 'Entry price', '50006.25');
    await userEvent.click(canvas.getByRole('button', { name: /^Leverage/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '10×' }));
    await expect(valueOf(canvasElement, 'Margin')).toBe('5,000.625\u00a0USDT');
    await expect(valueOf(canvasElement, 'Opening fee')).toBe('25.003125\u00a0USDT');
    await expect(valueOf(canvasElement, 'Liquidation price')).toBe('≈\u00a045,209.07 USDT');
    await expect(valueOf(canvasElement, 'Distance from entry')).toBe('≈\u00a09.59%');
    await userEvent.click(canvas.getByRole('radio', { name: 'Short' }));
    await expect(valueOf(canvasElement, 'Liquidation price')).toBe('≈\u00a054,755.71 USDT');
  },
};

/** Twice the entry price liquidates a short; no price above 0 liquidates a fully paid long. */
export const HasNoLiquidationPrice: Story = {
  tags: ['interaction'],
  args: { limits: { leverages: [1, 2], lotsMax: 100 } },
  play: async ({ canvasElement }) => {
    await expect(valueOf(canvasElement, 'Liquidation price')).toBe('--');
    await expect(valueOf(canvasElement, 'Distance from entry')).toBe('--');
  },
};

export const RefusesTooManyLots: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Entry price', '50000');
    await type(canvasElement, 'Lots', '100001');
    await expect(within(canvasElement).getByText('Maximum: 100,000')).toBeVisible();
    await expect(valueOf(canvasElement, 'Margin')).toBe('—');
    await userEvent.clear(within(canvasElement).getByRole('textbox', { name: 'Lots' }));
    await expect(within(canvasElement).queryByText(/At most/)).toBeNull();
  },
};

export const WarnsOfTooLittleMargin: Story = {
  tags: ['interaction'],
  args: { limits: { leverages: [100], lotsMax: 100_000 } },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Entry price', '50000');
    await type(canvasElement, 'Lots', '90000');
    await expect(within(canvasElement).getByText(/does not cover the maintenance margin/)).toBeVisible();
  },
};

/** The input stays until the user requests the current price. */
export const TakesThePriceNow: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Entry price', '1');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Now' }));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Entry price' })).toHaveValue(
      '97,410.25',
    );
  },
};

export const ShowsAllInsurance: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See all' }));
    await expect(args.onAllInsurance).toHaveBeenCalledOnce();
  },
};

export const PicksContract: Story = {
  tags: ['interaction'],
  args: NoContract.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a contract' }));
    const sheet = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('button', { name: /ETH\/USDT/ }));
    await expect(args.onPickPair).toHaveBeenCalledWith('ETH/USDT');
  },
};

export const AsksForCandlesAgain: Story = {
  tags: ['interaction'],
  args: CandlesFailed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
  },
};
