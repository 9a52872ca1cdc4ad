import type { Meta, StoryObj } from '@storybook/react-vite';
import * as examples from '../../../contracts/examples/withdrawal.ts';
import { WithdrawalPill } from '../../../src/components/withdrawals/WithdrawalPill.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/withdrawals/WithdrawalPill',
  component: WithdrawalPill,
  tags: ['autodocs'],
  args: { row: examples.reviewedWithdrawal },
} satisfies Meta<typeof WithdrawalPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderReview: Story = { parameters: rests({ shows: ['Under review'] }) };

export const Sending: Story = {
  args: { row: examples.sendingWithdrawal },
  parameters: rests({ shows: ['Being sent'] }),
};

export const Delayed: Story = {
  args: { row: examples.delayedWithdrawal },
  parameters: rests({ shows: ['Delayed'] }),
};

/** The outcome is unknown. */
export const Checking: Story = {
  args: { row: examples.checkingWithdrawal },
  parameters: rests({ shows: ['Being checked'] }),
};

/** It may still be in progress on its network: its page shows the status. */
export const Passed: Story = {
  args: { row: examples.sentWithdrawal },
  parameters: rests({ shows: ['Approved'] }),
};

export const Rejected: Story = {
  args: { row: examples.rejectedWithdrawal },
  parameters: rests({ shows: ['Rejected'] }),
};

export const Cancelled: Story = {
  args: { row: examples.cancelledWithdrawal },
  parameters: rests({ shows: ['Cancelled'] }),
};

/** Back end that reports a status and no state. */
export const StatusAlone: Story = {
  name: 'Only the status reported',
  args: { row: examples.plainWithdrawal },
  parameters: rests({ shows: ['Rejected'] }),
};

/** An unknown state of a newer back end shows unchanged and never maps to another state. */
export const Unknown: Story = {
  name: 'Status not known',
  args: { row: { status: 1, state: 'held' } },
  parameters: rests({ shows: ['Being checked (held)'] }),
};
