import type { Meta, StoryObj } from '@storybook/react-vite';
import { otcOrder, paidOrder } from '../../../contracts/examples/otc.ts';
import { OtcOrderRow } from '../../../src/components/otc/OtcOrderRow.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { at } from '../command/commandStories.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/otc/OtcOrderRow',
  component: OtcOrderRow,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <List>
      <OtcOrderRow {...args} />
    </List>
  ),
  args: { order: otcOrder, aheadMs: 0, href: '#order' },
} satisfies Meta<typeof OtcOrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the server's clock: the device's runs a minute ahead. */
export const Unpaid: Story = {
  args: { order: { ...otcOrder, expire_time: (at + 30_000) / 1000 }, aheadMs: 60_000 },
  parameters: rests({ shows: ['Pay now', '1:30 left', '100.00 EUR'] }),
};
export const Paid: Story = {
  args: { order: paidOrder },
  parameters: rests({ shows: ['Waiting for release'] }),
};
export const Expired: Story = {
  args: { order: { ...otcOrder, expire_time: at / 1000 } },
  parameters: rests({ shows: ['Expired'], hides: ['left'] }),
};
