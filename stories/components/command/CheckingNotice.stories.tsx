import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckingNotice } from '../../../src/components/command/CheckingNotice.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/command/CheckingNotice',
  component: CheckingNotice,
  tags: ['autodocs'],
  args: {
    state: 'checking',
    lead: 'We are checking whether your transfer arrived.',
    children: '2,000.00 USDT. Sending it again cannot move it twice.',
    onRepeat: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof CheckingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { parameters: rests({ shows: ['Send again'], hides: ['Leave it'] }) };

export const NotFound: Story = {
  args: { state: 'notFound', lead: 'Your transfer did not arrive.' },
  parameters: rests({ shows: ['Send again', 'Leave it'] }),
};
