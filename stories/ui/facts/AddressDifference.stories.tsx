import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressDifference } from '../../../src/ui/facts/AddressDifference.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/AddressDifference',
  component: AddressDifference,
  tags: ['autodocs'],
  args: {
    own: { label: 'You entered', text: 'TMrdnSkq2RmNvbXa4tYc8LwE5uGdF4hJ8bN' },
    other: { label: 'Saved as Ledger at home', text: 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN' },
  },
  parameters: guide({
    use: 'For two addresses that look alike, with the difference marked in both.',
    do: ['Show it before a new address is saved.'],
    dont: ['Mark the difference by colour alone.'],
  }),
} satisfies Meta<typeof AddressDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: rests({ shows: ['kq2RmNvbXa4tYc8LwE5uGd', 'ampLeAddrs7xQw3kV9pZ2c'] }),
};
