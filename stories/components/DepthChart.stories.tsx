import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Book } from '../../src/api/BookFeed.ts';
import { DepthChart } from '../../src/components/DepthChart.tsx';
import { fixedSource } from '../../src/components/source.ts';
import { deepBook } from './deepBook.ts';

const book = deepBook('97412.4', '0.1', 0);

const meta = {
  title: 'components/DepthChart',
  component: DepthChart,
  args: { book: fixedSource(book), base: 'BTC', tick: '0.1', step: '0.0001' },
} satisfies Meta<typeof DepthChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says in words what it draws. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      /^Market depth around 97,412\.4: [\d.,]+ BTC bid down to 97,\d{3}\.\d, [\d.,]+ BTC asked up to 97,\d{3}\.\d$/,
    );
  },
};

export const RedUp: Story = { globals: { direction: 'red-up' } };

/** The shape stays, the colours go. */
export const Paused: Story = { args: { isPaused: true } };

/** One side that ends near the middle leaves the other its whole width. */
export const ThinSide: Story = {
  args: { book: fixedSource<Book>({ ...book, asks: book.asks.slice(0, 9) }) },
};

export const Empty: Story = {
  args: { book: fixedSource<Book>({ ...book, asks: [] }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('There is no depth while one side of the book is empty.');
  },
};
