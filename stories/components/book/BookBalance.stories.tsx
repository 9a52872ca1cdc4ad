import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookBalance } from '../../../src/components/book/BookBalance.tsx';
import { book } from '../../screens/spot/ticketSteps.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/book/BookBalance',
  component: BookBalance,
  tags: ['autodocs'],
  args: { book, depth: 10 },
} satisfies Meta<typeof BookBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: rests({ shows: [/%/] }) };
