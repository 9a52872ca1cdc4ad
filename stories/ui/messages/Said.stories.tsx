import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../../src/ui/messages/Said.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/Said',
  component: Said,
  tags: ['autodocs'],
  args: { text: 'Order cancelled: buy 0.064 BTC at 97,410.0' },
  parameters: guide({
    use: 'For the success of a command, above what it changed.',
    do: ['Name the result.'],
    dont: ['Cover content with it.'],
  }),
} satisfies Meta<typeof Said>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  parameters: rests({ shows: ['Order cancelled: buy 0.064 BTC at 97,410.0'], has: ['[role=status]'] }),
};

export const Nothing: Story = {
  name: 'Without a message',
  args: { text: undefined },
  parameters: rests({ has: ['[role=status]'], hides: ['Order cancelled'] }),
};
