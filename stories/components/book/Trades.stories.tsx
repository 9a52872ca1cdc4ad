import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { matchTrade } from '../../../contracts/examples/market.ts';
import type { MarketTrade } from '../../../contracts/feed.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { Trades } from '../../../src/components/book/Trades.tsx';
import { rests } from '../../rests.ts';
import { pickOf } from '../pickOf.ts';

const sources = {
  some: fixedSource<readonly MarketTrade[]>(matchTrade.data),
  none: fixedSource<readonly MarketTrade[]>([]),
};

const meta = {
  title: 'components/book/Trades',
  component: Trades,
  tags: ['autodocs'],
  argTypes: { trades: pickOf(sources) },
  args: {
    trades: sources.some,
    pair: { base: 'BTC', quote: 'USDT', tick: '0.1', step: '0.0001' },
  },
} satisfies Meta<typeof Trades>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow shows the taker's side, with a text equivalent. */
export const Live: Story = {
  parameters: rests({ shows: ['Time 97,412.6 0.0310', 'Bought Sold Bought'] }),
};

/** Where the user's text size leaves no room for three columns, the time is below the quantity. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'w320' } },
  // The text size applies to the whole document.
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const [, row] = within(canvasElement).getAllByRole('row');
      const [price, quantity, time] = within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.getBoundingClientRect());
      void expect(quantity!.left).toBeGreaterThanOrEqual(price!.right);
      void expect(time!.top).toBeGreaterThanOrEqual(quantity!.bottom);
    });
  },
};

export const Paused: Story = { args: { isPaused: true } };

export const None: Story = {
  args: { trades: sources.none },
  parameters: rests({ shows: ['No trades yet.'] }),
};

const listeners = new Set<() => void>();
let current: readonly MarketTrade[] = matchTrade.data;

/** A late batch is ordered by time; existing trades keep their order. */
export const LateBatch: Story = {
  tags: ['interaction'],
  args: {
    trades: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => current,
    },
  },
  play: async ({ canvasElement }) => {
    const [newest, second, third] = matchTrade.data as [MarketTrade, MarketTrade, MarketTrade];
    const late = { ...third, id: '90110b', ts: third.ts - 50, price: '97400.1' };
    current = [late, newest, second, third];
    for (const listener of listeners) listener();
    const prices = () =>
      within(canvasElement)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    await waitFor(() => expect(prices()).toEqual(['97,412.6', '97,412.1', '97,412.6', '97,400.1']));
  },
};
