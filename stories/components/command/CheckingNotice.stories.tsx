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
    leads: {
      checking: 'We are checking whether your transfer arrived.',
      notFound: 'Your transfer did not arrive.',
    },
    children: '2,000.00 USDT. Sending it again cannot move it twice.',
    onRepeat: fn(),
    onCheck: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof CheckingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { parameters: rests({ shows: ['Send again'], hides: ['Dismiss'] }) };

export const NotFound: Story = {
  args: { state: 'notFound' },
  parameters: rests({ shows: ['Send again', 'Dismiss'] }),
};

/** Looking it up has failed again and again: nobody says that it did not arrive. */
export const Unclear: Story = {
  args: { state: 'unclear' },
  parameters: rests({
    shows: ['We could not check whether it arrived', 'Check again', 'Send again', 'Dismiss'],
    hides: ['did not arrive'],
  }),
};
