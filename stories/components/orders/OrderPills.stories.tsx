import type { Meta, StoryObj } from '@storybook/react-vite';
import { openOrders, pastOrders } from '../../../contracts/examples/spot.ts';
import { spotOrder } from '../../../src/api/spot.ts';
import { OrderStatusPill, SidePill } from '../../../src/components/orders/OrderPills.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/orders/OrderPills',
  component: OrderStatusPill,
  tags: ['autodocs'],
  render: ({ order }) => (
    <Stack direction="row" gap="3">
      <SidePill order={order} />
      <OrderStatusPill order={order} />
    </Stack>
  ),
} satisfies Meta<typeof OrderStatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { order: spotOrder(openOrders[0]!) },
  parameters: rests({ shows: ['Buy', 'Open'] }),
};

export const PartlyFilled: Story = {
  args: { order: spotOrder(openOrders[1]!) },
  parameters: rests({ shows: ['Buy', 'Partially filled'] }),
};

export const Filled: Story = {
  args: { order: spotOrder(pastOrders[0]!) },
  parameters: rests({ shows: ['Buy', 'Filled'] }),
};

export const Cancelled: Story = {
  args: { order: spotOrder(pastOrders[1]!) },
  parameters: rests({ shows: ['Sell', 'Cancelled'] }),
};

/** An unknown code is not shown as a known one. */
export const Unknown: Story = {
  name: 'Status not known',
  args: {
    order: { ...spotOrder(pastOrders[1]!), side: undefined, sideCode: 7, status: undefined, statusCode: 9 },
  },
  parameters: rests({ shows: ['Being checked (7)', 'Being checked (9)'] }),
};
