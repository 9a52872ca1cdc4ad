import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { marketDepth } from '../../../contracts/examples/market.ts';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import { OrderBook } from '../../../src/components/book/OrderBook.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { rests } from '../../rests.ts';
import { pickOf } from '../pickOf.ts';

const book: Book = { state: 'live', bids: marketDepth.bids, asks: marketDepth.asks, updatedAt: 0 };
const books = {
  live: fixedSource(book),
  catchingUp: fixedSource<Book>({ ...book, state: 'catchingUp' }),
  empty: fixedSource<Book>({ ...book, bids: [], asks: [] }),
};

const meta = {
  title: 'components/book/OrderBook',
  component: OrderBook,
  tags: ['autodocs'],
  argTypes: { book: pickOf(books) },
  args: {
    book: books.live,
    pair: { base: 'BTC', quote: 'USDT', tick: '0.1', step: '0.0001' },
    last: '97412.6',
    lastSign: 'up',
    onPick: fn(),
  },
} satisfies Meta<typeof OrderBook>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table of eight asks above eight bids, the best next to the last price. */
export const Live: Story = {
  parameters: rests({ shows: [/97,412\.7 0\.2080.*Last price.*97,412\.1 0\.0510/] }),
};

export const CatchingUp: Story = {
  args: { book: books.catchingUp },
  parameters: rests({ shows: ['The order book is being rebuilt.'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('being rebuilt');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Paused: Story = {
  args: { isPaused: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { book: books.empty, lastSign: 'flat' },
  parameters: rests({ shows: ['No buy or sell orders right now.'] }),
};

/** Pressing a level picks its price. */
export const PicksPrice: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Order book' });
    const prices = within(table).getAllByRole('button');
    await expect(prices).toHaveLength(16);
    await expect(prices[7]).toHaveAccessibleName('Use price 97,412.7');
    await expect(prices[8]).toHaveAccessibleName('Use price 97,412.1');
    await userEvent.click(prices[8]!);
    await expect(args.onPick).toHaveBeenCalledWith('97412.1', 'bid');
  },
};

const listeners = new Set<() => void>();
let current = book;

/** Of a burst of changes only the last is rendered. */
export const Burst: Story = {
  tags: ['interaction'],
  args: {
    book: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => current,
    },
  },
  play: async ({ canvasElement }) => {
    for (let change = 1; change <= 9; change += 1) {
      current = { ...book, bids: [['97412.1', `0.${change}`], ...book.bids.slice(1)] };
      for (const listener of listeners) listener();
    }
    await expect(await within(canvasElement).findByText('0.9000')).toBeVisible();
  },
};
