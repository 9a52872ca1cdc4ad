import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import { DepthChart } from '../../../src/components/book/DepthChart.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { rests } from '../../rests.ts';
import { deepBook } from '../deepBook.ts';
import { pickOf } from '../pickOf.ts';

const book = deepBook('97412.4', '0.1', 0);
const books = {
  live: fixedSource(book),
  thinSide: fixedSource<Book>({ ...book, asks: book.asks.slice(0, 9) }),
  empty: fixedSource<Book>({ ...book, asks: [] }),
};

const meta = {
  title: 'components/book/DepthChart',
  component: DepthChart,
  tags: ['autodocs'],
  argTypes: { book: pickOf(books) },
  args: { book: books.live, base: 'BTC', tick: '0.1', step: '0.0001' },
} satisfies Meta<typeof DepthChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its description contains what it draws. */
export const Live: Story = {
  parameters: rests({
    shows: [
      /Market depth around 97,412\.4: [\d.,]+ BTC bid down to 97,\d{3}\.\d, [\d.,]+ BTC asked up to 97,\d{3}\.\d$/,
    ],
  }),
};

export const RedUp: Story = {
  globals: { direction: 'red-up' },
  // Text direction applies to the whole document.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
};

/** The shape stays, the colours are removed. */
export const Paused: Story = { args: { isPaused: true } };

/** A side that ends near the mid price leaves its full width to the other side. */
export const ThinSide: Story = { args: { book: books.thinSide } };

export const Empty: Story = {
  args: { book: books.empty },
  parameters: rests({ shows: ['No depth while one side of the order book is empty.'] }),
};
