import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openOrders, partlyFilledOrder, pastOrders, placeSpotOrder } from '../../contracts/examples/spot.ts';
import { spotOrder } from '../../src/api/spot.ts';
import { OrderRow } from '../../src/components/OrderRow.tsx';
import { List } from '../../src/ui/List.tsx';

const meta = {
  title: 'components/OrderRow',
  component: OrderRow,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <List label="Orders">
        <Story />
      </List>
    ),
  ],
  args: { order: spotOrder(placeSpotOrder), steps: { tick: '0.1', step: '0.0001' } },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('Waiting');
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('0.0000 · 0%');
  },
};

export const PartlyFilled: Story = {
  args: { order: spotOrder(partlyFilledOrder) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0.0360 of 0.1200 filled, average price 96,795.0');
  },
};

export const Completed: Story = {
  args: { order: spotOrder(pastOrders[0]!) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Avg. price97,399.1');
    await expect(canvasElement).toHaveTextContent('Fee0.00025');
  },
};

export const Cancelled: Story = {
  args: { order: spotOrder(pastOrders[1]!), steps: { tick: '0.01', step: '0.0001' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Cancelled');
    await expect(canvasElement).toHaveTextContent('0.4000 of 1.7500 filled, average price 3,410.50');
  },
};

export const LongestFigures: Story = {
  args: { order: spotOrder(openOrders[3]!), steps: { tick: '0.00000001', step: '1' } },
  globals: { viewport: { value: 'w320' } },
};
