import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../../src/ui/messages/Said.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/Said',
  component: Said,
  tags: ['autodocs'],
  args: { text: 'Order cancelled: buy 0.064 BTC at 97,410.0' },
} satisfies Meta<typeof Said>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  parameters: rests({ shows: ['Order cancelled: buy 0.064 BTC at 97,410.0'], has: ['[role=status]'] }),
};

export const Nothing: Story = {
  args: { text: undefined },
  parameters: rests({ has: ['[role=status]'], hides: ['Order cancelled'] }),
};
