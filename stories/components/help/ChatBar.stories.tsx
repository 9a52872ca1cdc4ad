import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatBar } from '../../../src/components/help/ChatBar.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/help/ChatBar',
  component: ChatBar,
  tags: ['autodocs'],
  args: { href: '#chat', isOpen: true },
} satisfies Meta<typeof ChatBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: rests({ shows: ['Online chat', 'Write to us', 'Start chat'] }),
};

export const Nobody: Story = {
  args: { isOpen: false },
  parameters: rests({
    shows: ['Customer service is unavailable right now. Try again later'],
    hides: ['Start chat'],
  }),
};

export const Unread: Story = {
  args: { unread: 2 },
  parameters: rests({ shows: ['2 new messages'], hides: ['Write to us'] }),
};
