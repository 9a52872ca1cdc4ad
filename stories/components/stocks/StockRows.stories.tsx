import type { Meta, StoryObj } from '@storybook/react-vite';
import { stockQuotations, stocksOpenMs } from '../../../contracts/examples/stocks.ts';
import { StockRows } from '../../../src/components/stocks/StockRows.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/StockRows',
  component: StockRows,
  tags: ['autodocs'],
  args: {
    label: 'US stocks',
    stocks: stockQuotations[0]!.quotation,
    unread: [],
    nowMs: stocksOpenMs,
    hrefOf: (symbol) => `#${symbol}`,
  },
} satisfies Meta<typeof StockRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: rests({ shows: ['Symbol', 'Last, USD', 'Session', 'AAPL', 'Coca-Cola', '63.74'] }),
};

export const Unread: Story = {
  name: 'One stock could not be loaded',
  args: { unread: ['TSLA'] },
  parameters: rests({ shows: ['TSLA', 'Could not be read'] }),
};
