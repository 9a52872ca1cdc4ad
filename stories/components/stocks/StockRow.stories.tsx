import type { Meta, StoryObj } from '@storybook/react-vite';
import { stockPrice } from '../../../contracts/examples/stocks.ts';
import { MarketRoom } from '../../../src/components/market/MarketColumns.tsx';
import { StockRow } from '../../../src/components/stocks/StockRow.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/StockRow',
  component: StockRow,
  tags: ['autodocs'],
  args: { stock: stockPrice, isStale: false, href: '#NVDA' },
  render: (args) => (
    <MarketRoom>
      <List label="US stocks">
        <StockRow {...args} />
      </List>
    </MarketRoom>
  ),
} satisfies Meta<typeof StockRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Falling: Story = { parameters: rests({ shows: ['NVDA', 'NVIDIA', '187.20', '−0.29%'] }) };

export const Stale: Story = { args: { isStale: true }, parameters: rests({ shows: ['187.20', '−0.29%'] }) };

/** A back end without extensions, before a second session. */
export const Plain: Story = {
  name: 'Before a second session',
  args: { stock: { symbol: 'NVDA', now_price: '187.2', high: '188', low: '186', volume: '1' } },
  parameters: rests({ shows: ['NVDA', '187.20', '—'], hides: ['NVIDIA', '0.00%'] }),
};
