import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  rejectedClaim,
  reversedDeposit,
  seenDeposit,
  submittedDeposit,
} from '../../../contracts/examples/deposit.ts';
import { DepositNote } from '../../../src/components/wallet/DepositNote.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/DepositNote',
  component: DepositNote,
  tags: ['autodocs'],
  args: { row: seenDeposit },
} satisfies Meta<typeof DepositNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmations: Story = { parameters: rests({ shows: ['12 of 20 confirmations'] }) };

export const Claimed: Story = {
  args: { row: submittedDeposit },
  parameters: rests({ shows: ['It is not visible on the network yet.'] }),
};

export const TakenBack: Story = {
  name: 'Block dropped by the network',
  args: { row: reversedDeposit },
  parameters: rests({ shows: ['The network dropped the block with this transaction.'] }),
};

export const Rejected: Story = {
  args: { row: rejectedClaim },
  parameters: rests({ shows: ['The hash belongs to another address', 'Ask support'] }),
};
