import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../../../src/ui/lists/List.tsx';
import { StepRow } from '../../../src/ui/lists/StepRow.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/StepRow',
  component: StepRow,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
  args: {
    title: '5a7d0c94…63ab12c4',
    caption: '1,500.00 USDT to TMrdnS…F4hJ8bN · 20 Nov, 18:31',
    status: '12 of 20',
    steps: { done: 12, of: 20 },
  },
  parameters: guide({
    use: 'For what moves in steps, such as a transaction by its confirmations.',
    do: ['Write the count beside the bar.'],
    dont: ['Estimate a time that the network does not promise.'],
  }),
} satisfies Meta<typeof StepRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { parameters: rests({ shows: ['12 of 20'] }) };

export const Done: Story = { args: { status: '20 of 20', tone: 'success', steps: { done: 20, of: 20 } } };

/** Each segment of the bar represents several steps. */
export const Many: Story = { args: { status: '90 of 120', steps: { done: 90, of: 120 } } };

export const Lost: Story = {
  name: 'Sent over the wrong network',
  args: { status: 'Lost: BTC cannot be deposited over TRC20', tone: 'danger', steps: undefined },
};
