import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcement } from '../../../contracts/examples/help.ts';
import { pairOf, quotations } from '../../../contracts/examples/market.ts';
import { AnnouncementSheet } from '../../../src/screens/home/AnnouncementSheet.tsx';
import * as laterParts from '../../../src/screens/home/laterParts.ts';
import { openCoin } from '../subscription/openCoin.ts';
import { NewCoinSheet } from '../../../src/screens/home/NewCoinSheet.tsx';
import { HomeView } from '../../../src/screens/home/HomeView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { tabBar } from '../tabBar.tsx';
import { stocksData } from './stocksData.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const pairs = quotations[0]?.quotation ?? [];
const retry = fn();
const notices = [
  {
    id: '3',
    title: 'Maintenance 24 Nov, 02:00–03:00 UTC. Withdrawals pause for one hour.',
    href: '#notice?id=3',
  },
  { id: '2', title: 'Deposits of PEPE are open again.', href: '#notice?id=2' },
];
/** No live quote has arrived yet. */
const noQuote = { subscribe: () => () => undefined, snapshot: () => undefined };

const meta = {
  title: 'screens/home/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  // Preloads the lazy parts of the page; each story starts with them loaded.
  loaders: [async () => ({ parts: await Promise.all(Object.values(laterParts).map(({ load }) => load())) })],
  args: {
    total: ready({ total: '48217.36', dayChange: '612.4', readMs: at }),
    isHidden: false,
    onToggleHidden: fn(),
    pairs: ready(pairs),
    live: () => noQuote,
    favourites: [],
    onToggleFavourite: fn(),
    stocks: stocksData(),
    isSearching: false,
    onSearch: fn(),
    isSandbox: true,
    marketHref: (symbol) => `#spot?symbol=${symbol}`,
    offlineBar: undefined,
    isOffline: false,
    pathOf: (screen: string) => `#${screen}`,
    tabBar: tabBar('Home'),
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pairs by 24-hour change, limited to the initial rows. */
const highestFirst = ['PEPE', 'AVAX', 'DOGE', 'BTC', 'SOL', 'TRX', 'ADA', 'USDC'];

/** Codes of the market's rows, from the top. */
function codes(canvasElement: HTMLElement, list: string): (string | undefined)[] {
  const rows = within(within(canvasElement).getByRole('list', { name: list })).getAllByRole('link');
  return rows.map((row) => /symbol=(\w+)/.exec(row.getAttribute('href') ?? '')?.[1]);
}

const edit = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  return within(await canvas.findByRole('dialog'));
};

/** The same message as on Assets. */
export const UnpricedCoin: Story = {
  args: { total: ready({ total: '48217.36', dayChange: '612.4', unpriced: ['NOVA', 'TERRA'], readMs: at }) },
  parameters: rests({ shows: ['48,217.36', 'Not in the total: NOVA and TERRA. No price is available.'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  args: { notices },
  parameters: rests({
    shows: [
      ...['Total value', '48,217.36', '+612.40 today', 'Sandbox.', 'Maintenance 24 Nov'],
      ...['Deposit', 'Help', 'BTC', '+1.84%'],
    ],
    hides: ['Deposits of PEPE'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Simulated prices')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /BTC.*\+1\.84/ })).toHaveAttribute(
      'href',
      '#spot?symbol=BTC/USDT',
    );
    const strip = within(await canvas.findByRole('region', { name: 'Notices' }));
    await expect(strip.getByRole('link', { name: /Maintenance/ })).toHaveAttribute('href', '#notice?id=3');
    const actions = within(canvas.getByRole('navigation', { name: 'Quick actions' }));
    await expect(actions.getAllByRole('link')).toHaveLength(8);
  },
};

/** A dot on the bell, which is also part of its name. */
export const UnreadNotices: Story = {
  name: 'Notices not yet read',
  args: { hasUnread: true },
  parameters: rests({ has: ['a[aria-label="Unread notices"]'], shows: ['Total value', '48,217.36'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••'], hides: ['48,217', '612.40'] }),
  play: async ({ canvasElement }) => {
    // The total and the daily change are hidden; the line of the change stays, so that nothing moves.
    await expect(within(canvasElement).getAllByText('••••••')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('48,217');
    await expect(canvasElement).not.toHaveTextContent('612.40');
  },
};

/** A figure is never wrapped or cut: a very long one is set smaller, also in large text. */
export const HugeTotal: Story = {
  args: { total: ready({ total: '9771628125112.34', dayChange: '-1234567890.12' }) },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['9,771,628,125,112', '−1,234,567,890.12 today'] }),
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText(/^9,771,628,125,112/);
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { total: loading, pairs: loading, isSandbox: false },
  parameters: rests({
    shows: ['Loading', 'Deposit'],
    hides: ['Total value', 'BTC'],
    has: [`.${skeleton.headline}`, `.${skeleton.row}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(1);
  },
};

export const Failed: Story = {
  args: { pairs: failed(fault, retry, at) },
  parameters: rests({
    shows: ['The market could not be loaded', 'Try again', 'Total value', '48,217.36', 'Deposit'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The market could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Deposit')).toBeVisible();
  },
};

export const BalanceFailed: Story = {
  args: { total: failed(fault, retry, at) },
  // Nothing reads as zero.
  parameters: rests({
    shows: ['Your balance could not be loaded', 'BTC'],
    hides: ['0.00 USDT', 'Total value'],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('0.00 USDT');
    await expect(within(canvasElement).getByText(/Your balance could not be loaded/)).toBeVisible();
  },
};

export const NotLoggedIn: Story = {
  args: { total: undefined, isSandbox: false, notices },
  parameters: rests({
    shows: ['Log in', 'Create account', 'Maintenance 24 Nov', 'BTC', '97,412.6', 'Help'],
    hides: ['Total value'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#Login');
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '#Register');
    await expect(canvas.queryByText('Total value')).toBeNull();
  },
};

export const Empty: Story = {
  args: { pairs: ready([]) },
  parameters: rests({
    shows: ['No pairs yet', 'No pairs are available right now.', 'Total value'],
    hides: ['BTC'],
  }),
};

export const SmallPrices: Story = {
  args: { pairs: ready([pairOf('PEPE/USDT')]) },
  parameters: rests({ shows: ['PEPE', '0.00001173'], hides: ['Bitcoin', 'ETH'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0.00001173')).toBeVisible();
  },
};

export const AllPairs: Story = {
  parameters: rests({ shows: ['Show fewer', pairs.at(-1)?.currency_name ?? ''], hides: ['See all'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See all' }));
    await expect(codes(canvasElement, 'Spot pairs')).toHaveLength(pairs.length);
    blurField();
  },
};

/** All pairs are sorted, not only the visible ones. */
export const SortedByChange: Story = {
  args: { keptMarket: { market: 'spot', sort: { column: 'change', direction: 'descending' } } },
  parameters: rests({ shows: [/24h sorted, descending/] }),
  play: async ({ canvasElement }) => {
    await expect(codes(canvasElement, 'Spot pairs')).toEqual(highestFirst);
  },
};

export const Searching: Story = {
  args: { isSearching: true },
  parameters: rests({
    shows: ['Search pairs and stocks', 'Cancel', 'Bitcoin', '12 pairs'],
    hides: ['Total value'],
  }),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('searchbox', { name: 'Search pairs and stocks' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(codes(canvasElement, 'Pairs found')).toHaveLength(pairs.length);
    blurField();
  },
};

export const SearchFound: Story = {
  args: { isSearching: true },
  parameters: rests({ shows: ['Coin', 'Bitcoin', '4 pairs'], hides: ['Ethereum'] }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('searchbox'), 'Coin');
    blurField();
  },
};

export const SearchEmpty: Story = {
  args: { isSearching: true },
  parameters: rests({ shows: ['shib', 'No pair or stock matches “shib”', 'Clear'], hides: ['Solana'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'shib');
    await expect(canvas.getByText('No pair or stock matches “shib”')).toBeVisible();
    blurField();
  },
};

export const Favourites: Story = {
  args: { favourites: ['SOL/USDT', 'GONE/USDT', 'BTC/USDT'], keptMarket: { market: 'favourites' } },
  parameters: rests({ shows: ['SOL', 'BTC', 'Edit'], hides: ['GONE', 'ETH'] }),
  play: async ({ canvasElement }) => {
    // In the order of starring; a delisted pair has no row.
    await expect(codes(canvasElement, 'Favourite pairs')).toEqual(['SOL', 'BTC']);
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Favourite pairs' })).toBeVisible();
  },
};

export const FavouritesEmpty: Story = {
  args: { keptMarket: { market: 'favourites' } },
  parameters: rests({ shows: ['No favourites yet', 'Add favourites'], hides: ['Edit'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No favourites yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const AddFavourites: Story = {
  args: { favourites: ['BTC/USDT'], keptMarket: { market: 'favourites' } },
  parameters: rests({ dialog: 'Add favourites', shows: ['Bitcoin', 'Solana', 'Done'] }),
  play: async ({ canvasElement }) => {
    const sheet = await edit(canvasElement);
    await expect(sheet.getByRole('button', { name: 'Add BTC/USDT to favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    blurField();
  },
};

export const Stale: Story = {
  args: { staleS: 22 },
  parameters: rests({ shows: ['22 s old', 'BTC', '97,412.6', '48,217.36'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('22 s old')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar pausedAt={at} onRetry={retry} />, isOffline: true, staleS: 40 },
  parameters: rests({ shows: ['Prices paused at 14:23:41', 'as of 14:23', 'BTC', '97,412.6'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Prices paused at 14:23:41/)).toBeVisible();
    await expect(canvas.getByText('as of 14:23')).toBeVisible();
    await expect(canvas.getByText('BTC')).toBeVisible();
  },
};

/** Friday, 11:48 in New York. */
export const StocksTab: Story = {
  args: { keptMarket: { market: 'stocks' } },
  parameters: rests({
    shows: [
      ...['Open', 'Delayed 15 min', 'as of 11:33:00 ET'],
      'Consolidated tape · closes 21:00 your time · quotes only',
      ...['AAPL', 'Apple', '229.14', '+0.27%', 'Last, USD', 'Quotes only; stocks cannot be traded here.'],
    ],
    hides: ['BTC', 'Buy', 'Sell'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'US stocks' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: /AAPL.*229\.14.*\+0\.27%/ })).toHaveAttribute(
      'href',
      '#kline?stock=AAPL',
    );
  },
};

/** Overlays the page, once per device. */
export const Announcement: Story = {
  decorators: [
    (Home) => (
      <>
        <Home />
        <AnnouncementSheet announcement={announcement} locale="en" noticeHref="#notice" onClose={fn()} />
      </>
    ),
  ],
  parameters: rests({
    dialog: 'Maintenance on 24 November',
    shows: ['Published 20 Nov 2026, 08:00', 'We move the system', 'Read in Notices', 'Shown only once.'],
  }),
  play: blurField,
};

export const HidesBalances: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide balances' }));
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
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

export const TurnsNotices: Story = {
  tags: ['interaction'],
  args: { notices },
  play: async ({ canvasElement }) => {
    const strip = within(await within(canvasElement).findByRole('region', { name: 'Notices' }));
    const next = strip.getByRole('button', { name: 'Next notice' });
    await userEvent.click(next);
    await expect(strip.getByRole('link', { name: /PEPE/ })).toHaveAttribute('href', '#notice?id=2');
    await userEvent.click(next);
    await expect(strip.getByRole('link', { name: /Maintenance/ })).toBeVisible();
  },
};

/** The button keeps the focus, so that the same key collapses the rows again. */
export const ShowsAllPairs: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'See all' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await expect(codes(canvasElement, 'Spot pairs')).toHaveLength(8);
    await userEvent.click(all);
    await expect(codes(canvasElement, 'Spot pairs')).toHaveLength(pairs.length);
    const fewer = canvas.getByRole('button', { name: 'Show fewer' });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await expect(fewer).toHaveFocus();
  },
};

/** The third press on a header restores the original order. */
export const SortsByHead: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const asTheyCame = codes(canvasElement, 'Spot pairs');
    await userEvent.click(canvas.getByRole('button', { name: '24h' }));
    await expect(codes(canvasElement, 'Spot pairs')).toEqual(highestFirst);
    const head = canvas.getByRole('button', { name: /24h\s+sorted, descending/ });
    await userEvent.click(head);
    await expect(codes(canvasElement, 'Spot pairs')[0]).toBe('LTC');
    await userEvent.click(canvas.getByRole('button', { name: /24h\s+sorted, ascending/ }));
    await expect(codes(canvasElement, 'Spot pairs')).toEqual(asTheyCame);
    await userEvent.click(head);
    await expect(codes(canvasElement, 'Spot pairs')).toEqual(highestFirst);
  },
};

export const NarrowsByName: Story = {
  tags: ['interaction'],
  args: { isSearching: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search pairs and stocks' }), 'Coin');
    await expect(codes(canvasElement, 'Pairs found')).toEqual(['BTC', 'DOGE', 'USDC', 'LTC']);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 pairs');
    await expect(canvas.getByRole('link', { name: /BTC/ })).toHaveAttribute('href', '#spot?symbol=BTC/USDT');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const ClearsSearch: Story = {
  tags: ['interaction'],
  args: { isSearching: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'shib');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(codes(canvasElement, 'Pairs found')).toHaveLength(pairs.length);
    await expect(field).toHaveFocus();
  },
};

/** Escape or Cancel closes the field and restores the focus. */
export const LeavesSearch: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search pairs and stocks' }));
    await expect(await canvas.findByRole('searchbox')).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Search pairs and stocks' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Search pairs and stocks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Total value')).toBeVisible();
  },
};

export const ShowsFavourites: Story = {
  tags: ['interaction'],
  args: { favourites: ['SOL/USDT', 'GONE/USDT', 'BTC/USDT'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Favourites' }));
    await expect(codes(canvasElement, 'Favourite pairs')).toEqual(['SOL', 'BTC']);
    await expect(canvas.getByRole('tabpanel', { name: 'Favourite pairs' })).toBeVisible();
  },
};

export const StarsPair: Story = {
  tags: ['interaction'],
  args: AddFavourites.args,
  play: async ({ canvasElement, args }) => {
    const sheet = await edit(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Add SOL/USDT to favourites' }));
    await expect(args.onToggleFavourite).toHaveBeenCalledWith('SOL/USDT');
  },
};

export const SearchesFavourites: Story = {
  tags: ['interaction'],
  args: AddFavourites.args,
  play: async ({ canvasElement }) => {
    const sheet = await edit(canvasElement);
    const field = sheet.getByRole('searchbox');
    await userEvent.type(field, 'tron');
    await expect(sheet.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(sheet.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
  },
};

/** Title, text and lock-up period of the coin; the user opens the details or dismisses the sheet. */
export const NewCoinPopup: Story = {
  render: (args) => (
    <>
      <HomeView {...args} />
      <NewCoinSheet product={openCoin} href="#new-coin" onClose={fn()} onNever={fn()} />
    </>
  ),
  parameters: rests({
    dialog: 'Nova Grid is open',
    shows: [
      ...['Until 23 November, from 50 USDT on.', '0.125', '30 days', '50.00 USDT', 'Not now', 'See details'],
      ...['You cannot sell until 25 Dec 2026, 12:00 UTC.', 'Do not show again'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};
