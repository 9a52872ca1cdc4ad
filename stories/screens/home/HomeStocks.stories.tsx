import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HomeView } from '../../../src/screens/home/HomeView.tsx';
import * as laterParts from '../../../src/screens/home/laterParts.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import home from './Home.stories.tsx';
import { closedStocks, openStocks, stocksData } from './stocksData.ts';

const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const all = openStocks.stocks.state === 'ready' ? openStocks.stocks.data : [];

const meta = {
  title: 'screens/home/HomeStocks',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ parts: await Promise.all(Object.values(laterParts).map(({ load }) => load())) })],
  args: { ...home.args, keptMarket: { market: 'stocks' }, isSandbox: false },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Symbols of the rows, from the top. */
function symbols(canvasElement: HTMLElement, list = 'US stocks'): (string | undefined)[] {
  const rows = within(within(canvasElement).getByRole('list', { name: list })).getAllByRole('link');
  return rows.map((row) => /stock=([\w.]+)/.exec(row.getAttribute('href') ?? '')?.[1]);
}

/** On a Saturday: the last prices, and the next opening in both zones. */
export const Closed: Story = {
  args: { stocks: stocksData(closedStocks) },
  parameters: rests({
    shows: [
      ...['Market closed', 'Opens Mon 23 Nov, 14:30 your time (09:30 ET)', 'Delayed 15 min'],
      ...['229.87', '+0.59%', '0.00%', 'Last prices as of Fri 20 Nov, 16:00:00 ET.'],
    ],
    hides: ['old', 'Live'],
  }),
};

export const Holiday: Story = {
  args: { stocks: stocksData({ ...closedStocks, nowMs: Date.UTC(2026, 10, 26, 16) }) },
  parameters: rests({
    shows: ['Market closed for a holiday', 'Opens Fri 27 Nov, 14:30 your time (09:30 ET)'],
  }),
};

/** Before the opening the prices are those of the last session. */
export const PreMarket: Story = {
  args: { stocks: stocksData({ ...closedStocks, nowMs: Date.UTC(2026, 10, 23, 13) }) },
  parameters: rests({
    shows: ['Pre-market', 'opens 14:30 your time', 'as of Fri 20 Nov, 16:00:00 ET', 'quotes only'],
    hides: ['Market closed'],
  }),
};

export const AfterHours: Story = {
  args: { stocks: stocksData({ ...closedStocks, nowMs: Date.UTC(2026, 10, 20, 22) }) },
  parameters: rests({
    shows: ['After hours', 'opens Mon 23 Nov, 14:30 your time', 'as of 16:00:00 ET'],
    hides: ['Market closed'],
  }),
};

/** A sandbox has the hours and the delay of production, and says what its prices are. */
export const Simulated: Story = {
  args: {
    stocks: stocksData({
      stocks: ready(all.map((stock) => ({ ...stock, source: 'simulated' as const, source_name: undefined }))),
    }),
  },
  parameters: rests({
    shows: [
      ...['Open', 'Delayed 15 min', 'Simulated prices', 'quotes only'],
      'These prices are not those of the exchange.',
    ],
    hides: ['Consolidated tape'],
  }),
};

/** The source has told nothing for longer than its delay. */
export const Stale: Story = {
  args: { stocks: stocksData({ nowMs: openStocks.nowMs + 600_000 }) },
  parameters: rests({ shows: ['25 min old', 'as of 11:33:00 ET', 'Delayed 15 min', '229.14'] }),
};

/** A back end without extensions: what it does not tell is not invented. */
export const PlainBackEnd: Story = {
  name: 'Source and delay not stated',
  args: {
    stocks: stocksData({
      stocks: ready([
        { symbol: 'AAPL', now_price: '229.14', change: '+0.27', high: '230', low: '228', volume: '1' },
        { symbol: 'KO', now_price: '63.74', high: '64', low: '63', volume: '1' },
      ]),
    }),
  },
  parameters: rests({
    shows: ['Source and delay not stated', 'AAPL', '+0.27%', '63.74', '—', 'Quotes only'],
    hides: ['Apple', 'as of', 'Delayed 15 min', 'Real time', '0.00%'],
  }),
};

export const UnreadStock: Story = {
  name: 'One stock could not be loaded',
  args: { stocks: stocksData({ stocks: ready(all.slice(0, 2)), unread: ['TSLA', undefined] }) },
  parameters: rests({ shows: ['AAPL', 'TSLA', 'Could not be read'] }),
};

export const FavouriteStocks: Story = {
  args: { stocks: stocksData({ filter: 'favourites', favourites: ['KO', 'BTC/USDT', 'GONE', 'AAPL'] }) },
  parameters: rests({ shows: ['KO', 'AAPL'], hides: ['GONE', 'MSFT'] }),
  play: async ({ canvasElement }) => {
    await expect(symbols(canvasElement)).toEqual(['KO', 'AAPL']);
  },
};

export const NoFavouriteStocks: Story = {
  args: { stocks: stocksData({ filter: 'favourites', favourites: ['BTC/USDT'] }) },
  parameters: rests({
    shows: ['No favourite stocks yet', 'Open a stock and star it.', 'Show all stocks'],
    hides: ['AAPL'],
  }),
};

export const NoGainers: Story = {
  args: { stocks: stocksData({ filter: 'gainers', stocks: ready(all.slice(2, 3)) }) },
  parameters: rests({ shows: ['No stock is above its previous close.'], hides: ['NVDA'] }),
};

export const NoLosers: Story = {
  args: { stocks: stocksData({ filter: 'losers', stocks: ready(all.slice(0, 1)) }) },
  parameters: rests({ shows: ['No stock is below its previous close.'], hides: ['AAPL'] }),
};

export const StockSearch: Story = {
  args: { stocks: stocksData({ isSearching: true }) },
  parameters: rests({ shows: ['Search US stocks', 'Cancel', 'AAPL', 'KO'], hides: ['Gainers'] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('searchbox', { name: 'Search US stocks' });
    blurField();
  },
};

export const StocksLoading: Story = {
  args: { stocks: stocksData({ stocks: loading }) },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['US stocks'], hides: ['AAPL', 'Open'] }),
};

export const StocksFailed: Story = {
  args: { stocks: stocksData({ stocks: failed(fault, () => undefined, openStocks.nowMs) }) },
  parameters: rests({ shows: ['US stocks could not be loaded', 'Try again'], hides: ['AAPL'] }),
};

export const NoStocks: Story = {
  args: { stocks: stocksData({ stocks: ready([]) }) },
  parameters: rests({
    shows: ['No US stocks', 'No stock quotes are available right now.'],
    hides: ['Gainers'],
  }),
};

/** The search of the top bar, beside the pairs. */
export const FoundInSearch: Story = {
  args: { isSearching: true },
  parameters: rests({
    shows: ['BTC', 'US stocks', 'Coca-Cola', 'Delayed 15 min', 'as of 11:33:00 ET'],
    hides: ['AAPL'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search pairs and stocks' }), 'co');
    await expect(symbols(canvasElement, 'Stocks found')).toEqual(['KO']);
    blurField();
  },
};

/** Pairs are found all the same. */
export const SearchWithoutStocks: Story = {
  args: {
    isSearching: true,
    stocks: stocksData({ stocks: failed(fault, () => undefined, openStocks.nowMs) }),
  },
  parameters: rests({ shows: ['BTC', 'US stocks could not be loaded', 'Try again'], hides: ['ETH'] }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'btc');
    blurField();
  },
};

export const ListsGainersAndLosers: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Gainers' }));
    await expect(symbols(canvasElement)).toEqual(['TSLA', 'AAPL', 'AMZN', 'MSFT', 'KO']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Losers' }));
    await expect(symbols(canvasElement)).toEqual(['GOOGL', 'NVDA', 'META']);
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await expect(symbols(canvasElement)).toHaveLength(8);
  },
};

export const ShowsAllStocks: Story = {
  tags: ['interaction'],
  args: {
    stocks: stocksData({
      stocks: ready([...all, ...['AMD', 'INTC'].map((symbol) => ({ ...all[0]!, symbol }))]),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(symbols(canvasElement)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(symbols(canvasElement)).toHaveLength(10);
    // A list with few stocks has nothing to expand.
    await userEvent.click(canvas.getByRole('tab', { name: 'Losers' }));
    await expect(canvas.queryByRole('button', { name: 'Show fewer' })).toBeNull();
  },
};

/** Escape closes the search and returns the focus to its button. */
export const SearchesStocks: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search US stocks' }));
    const field = await canvas.findByRole('searchbox', { name: 'Search US stocks' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'apple');
    await expect(symbols(canvasElement)).toEqual(['AAPL']);
    await expect(canvas.getByRole('link', { name: /AAPL/ })).toHaveAttribute('href', '#kline?stock=AAPL');
    await userEvent.clear(field);
    await userEvent.type(field, 'shib');
    await expect(canvas.getByText('No stock matches “shib”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveFocus();
    await expect(symbols(canvasElement)).toHaveLength(8);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Search US stocks' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const LeadsToAllStocks: Story = {
  tags: ['interaction'],
  args: NoFavouriteStocks.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all stocks' }));
    await expect(symbols(canvasElement)).toHaveLength(8);
  },
};
