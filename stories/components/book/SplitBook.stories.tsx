import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { SplitBook } from '../../../src/components/book/SplitBook.tsx';
import { rests } from '../../rests.ts';
import { deepBook } from '../deepBook.ts';
import { pickOf } from '../pickOf.ts';

const book = deepBook('97412.4', '0.1', 0);
const books = {
  live: fixedSource(book),
  catchingUp: fixedSource<Book>({ ...book, state: 'catchingUp' }),
  empty: fixedSource<Book>({ ...book, bids: [], asks: [] }),
};

const meta = {
  title: 'components/book/SplitBook',
  component: SplitBook,
  tags: ['autodocs'],
  argTypes: { book: pickOf(books) },
  args: {
    book: books.live,
    pair: { base: 'BTC', quote: 'USDT', tick: '0.1', step: '0.0001' },
    onPick: fn(),
  },
} satisfies Meta<typeof SplitBook>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fifteen levels per side, the best on top; quantities at the edges. */
export const Live: Story = { parameters: rests({ shows: ['Live', 'Spread 0.2'] }) };

export const CatchingUp: Story = {
  args: { book: books.catchingUp },
  parameters: rests({ shows: ['Catching up', 'The order book is being rebuilt.'], hides: ['Spread'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('being rebuilt');
    await expect(within(canvasElement).queryByRole('button', { name: /^Use price/ })).toBeNull();
  },
};

export const Paused: Story = {
  args: { isPaused: true },
  parameters: rests({ shows: ['Out of date'], hides: ['Spread'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Use price/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { book: books.empty },
  parameters: rests({ shows: ['No buy or sell orders right now.'] }),
};

export const PicksPrice: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bids = within(canvas.getByRole('table', { name: 'Bid' })).getAllByRole('button');
    const asks = within(canvas.getByRole('table', { name: 'Ask' })).getAllByRole('button');
    await expect([bids.length, asks.length]).toEqual([15, 15]);
    await userEvent.click(asks[0]!);
    await expect(args.onPick).toHaveBeenCalledWith('97412.5', 'ask');
    await userEvent.click(bids[0]!);
    await expect(args.onPick).toHaveBeenCalledWith('97412.3', 'bid');
  },
};

const listeners = new Set<() => void>();
let current: Book = book;

/** A change of one level rerenders only that level. */
export const OneLevelChanges: Story = {
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
    const rows = within(within(canvasElement).getByRole('table', { name: 'Ask' })).getAllByRole('row');
    const touched = new Set<Node>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = rows.find((each) => each.contains(target));
        if (row) touched.add(row);
      }
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
    const [price] = book.asks[4]!;
    current = { ...book, asks: book.asks.map((level, at) => (at === 4 ? [price, '0.3333'] : level)) };
    for (const listener of listeners) listener();
    await within(canvasElement).findByText('0.3333');
    await expect([...touched]).toEqual([rows[5]]);
    watch.disconnect();
  },
};
