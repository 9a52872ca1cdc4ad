import type { Meta, StoryObj } from '@storybook/react-vite';
import { stockPrice, stocksOpenMs } from '../../../contracts/examples/stocks.ts';
import { StockHeader } from '../../../src/components/stocks/StockHeader.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/StockHeader',
  component: StockHeader,
  tags: ['autodocs'],
  args: { quote: stockPrice, tick: '0.01', session: 'open', nowMs: stocksOpenMs },
} satisfies Meta<typeof StockHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: rests({
    shows: ['187.20', '−0.29%', '−0.54', 'as of Fri 20 Nov, 11:33:00 ET', 'Delayed 15 min'],
  }),
};

/** The first session of a stock has no previous close. */
export const FirstSession: Story = {
  args: { quote: { ...stockPrice, change: undefined, previous_close: undefined } },
  parameters: rests({ shows: ['187.20', '—'], hides: ['%', '−0.54'] }),
};

/** A back end without extensions, whose figures are missing as well. */
export const Plain: Story = {
  name: 'Figures not stated',
  args: {
    quote: {
      symbol: 'NVDA',
      now_price: '187.2',
      high: undefined,
      low: undefined,
      volume: undefined,
      session_closes: undefined,
    },
  },
  parameters: rests({ shows: ['187.20', 'Source and delay not stated'], hides: ['as of', '0.00'] }),
};

/** The longest figures, on the narrowest phone. */
export const LongGerman: Story = {
  args: {
    quote: {
      ...stockPrice,
      now_price: '745318.25',
      high: '751200.5',
      low: '738004.75',
      previous_close: '740000',
    },
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['745.318,25', '15 Min. verzögert'] }),
};
