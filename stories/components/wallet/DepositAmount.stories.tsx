import type { Meta, StoryObj } from '@storybook/react-vite';
import { creditedDeposit, rejectedClaim } from '../../../contracts/examples/deposit.ts';
import { DepositAmount } from '../../../src/components/wallet/DepositAmount.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/DepositAmount',
  component: DepositAmount,
  tags: ['autodocs'],
  args: { row: creditedDeposit, isHidden: false },
} satisfies Meta<typeof DepositAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credited: Story = { parameters: rests({ shows: [/^\+[\d,.]+/] }) };

/** Struck through, because none of it is credited. */
export const Rejected: Story = { args: { row: rejectedClaim }, parameters: rests({ has: ['s'] }) };
