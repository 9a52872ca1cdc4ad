import type { Meta, StoryObj } from '@storybook/react-vite';
import { closedTrade, liquidatedTrade, pendingOrder } from '../../../contracts/examples/lever.ts';
import { leverTrade } from '../../../src/api/lever.ts';
import { LeverRow } from '../../../src/components/lever/LeverRow.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/lever/LeverRow',
  component: LeverRow,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { trade: leverTrade(closedTrade) },
} satisfies Meta<typeof LeverRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: rests({ shows: ['Closed by you', '+936.85'] }) };

export const Liquidated: Story = {
  args: { trade: leverTrade(liquidatedTrade) },
  parameters: rests({ shows: ['Liquidated', '−5,025.62'] }),
};

export const Waiting: Story = {
  args: { trade: leverTrade(pendingOrder) },
  parameters: rests({ shows: ['Open', 'Limit', '40,000', 'Held', '4,020.00'] }),
};

const ended = (by: 'unaffordable' | 'tooLarge' | 'marginNeeded') =>
  leverTrade({ ...pendingOrder, status: 4, ended_by: by, caution_money: '0' });

/** The price was reached, but the order could not be filled. */
export const Unaffordable: Story = {
  name: 'Balance too low',
  args: { trade: ended('unaffordable') },
  parameters: rests({ shows: ['Cancelled: balance too low'] }),
};

export const OpeningsPaused: Story = {
  args: { trade: ended('tooLarge') },
  parameters: rests({ shows: ['Cancelled: new positions paused'] }),
};

/** Its margin was needed for cross positions. */
export const MarginNeeded: Story = {
  args: { trade: ended('marginNeeded') },
  parameters: rests({ shows: ['Cancelled: margin needed'] }),
};

/** A position closed by a demo reset: its fees are charged, and it has no closing price. */
export const Reset: Story = {
  args: {
    trade: leverTrade({
      ...closedTrade,
      account_type: 'simulation_account',
      ended_by: 'reset',
      update_price: undefined,
      fact_profits: '-25.003125',
      trade_fee: '25.003125',
    }),
  },
  parameters: rests({ shows: ['Demo reset', '50,006.25', '−25.00'] }),
};

/** An unknown reason shows unchanged. */
export const UnknownReason: Story = {
  name: 'Reason not known',
  args: { trade: leverTrade({ ...closedTrade, ended_by: 'adl' }) },
  parameters: rests({ shows: ['Being checked (adl)'] }),
};

/** A back end that reports neither price nor result. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    trade: leverTrade({
      ...closedTrade,
      price: undefined,
      update_price: undefined,
      fact_profits: undefined,
      ended_by: undefined,
    }),
  },
  parameters: rests({ shows: ['Closed', 'not reported'] }),
};
