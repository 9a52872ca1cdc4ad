import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  openOrders,
  partlyFilledOrder,
  pastOrders,
  placeSpotOrder,
} from '../../../contracts/examples/spot.ts';
import { spotOrder } from '../../../src/api/spot.ts';
import { OrderRow } from '../../../src/components/orders/OrderRow.tsx';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { rests } from '../../rests.ts';
import { pickOf } from '../pickOf.ts';

const orders = {
  waiting: spotOrder(placeSpotOrder),
  partlyFilled: spotOrder(partlyFilledOrder),
  completed: spotOrder(pastOrders[0]!),
  cancelled: spotOrder(pastOrders[1]!),
  longestFigures: spotOrder(openOrders[3]!),
  ofTheFamily: { ...spotOrder(placeSpotOrder), filled_amount: undefined, created_ms: undefined },
};
const actions = {
  none: undefined,
  cancel: (
    <Button variant="secondary" size="dense">
      Cancel
    </Button>
  ),
};

const meta = {
  title: 'components/orders/OrderRow',
  component: OrderRow,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { order: pickOf(orders), action: pickOf(actions) },
  args: { order: orders.waiting, tick: '0.1' },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: rests({ shows: ['Open', '0.0000 · 0%'] }),
};

export const PartlyFilled: Story = {
  args: { order: orders.partlyFilled },
  parameters: rests({ shows: ['0.0360 of 0.1200 filled, average price 96,795.0'] }),
};

export const Completed: Story = {
  args: { order: orders.completed },
  parameters: rests({ shows: ['Filled', 'Avg. price 97,399.1', 'Fee 0.00025'] }),
};

export const Cancelled: Story = {
  args: { order: orders.cancelled, tick: '0.01' },
  parameters: rests({ shows: ['Cancelled', '0.4000 of 1.7500 filled, average price 3,410.50'] }),
};

export const LongestFigures: Story = {
  args: { order: orders.longestFigures, tick: '0.00000001' },
  globals: { viewport: { value: 'w320' } },
};

/** Back end without the extensions: the filled quantity is unknown, and the time comes from its text. */
export const FillsUnknown: Story = {
  name: 'Filled quantity not reported',
  args: { order: orders.ofTheFamily },
  parameters: rests({ shows: ['Filled —'], hides: ['0%'] }),
};
