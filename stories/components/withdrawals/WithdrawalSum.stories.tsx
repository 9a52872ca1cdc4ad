import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancelledWithdrawal, reviewedWithdrawal } from '../../../contracts/examples/withdrawal.ts';
import { WithdrawalSum } from '../../../src/components/withdrawals/WithdrawalSum.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/withdrawals/WithdrawalSum',
  component: WithdrawalSum,
  tags: ['autodocs'],
  args: { row: reviewedWithdrawal, isHidden: false },
} satisfies Meta<typeof WithdrawalSum>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sum includes the fee. */
export const Sum: Story = { parameters: rests({ shows: ['500.00', 'USDT'], hides: ['499'] }) };

export const OfBitcoin: Story = {
  args: { row: cancelledWithdrawal },
  parameters: rests({ shows: ['0.01', 'BTC'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••'], hides: ['500'] }),
};
