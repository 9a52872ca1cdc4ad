import type { Meta, StoryObj } from '@storybook/react-vite';
import { bankDeposit, seenDeposit } from '../../../contracts/examples/deposit.ts';
import { DepositEntry } from '../../../src/components/wallet/DepositEntry.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/DepositEntry',
  component: DepositEntry,
  tags: ['autodocs'],
  args: { row: seenDeposit, isHidden: false },
} satisfies Meta<typeof DepositEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: rests({ shows: ['USDT', 'TRC20', '+1,500.00', 'Confirming', '12 of 20 confirmations'] }),
};

export const OfBank: Story = {
  args: { row: bankDeposit },
  parameters: rests({ shows: ['Bank account', '500.00 EUR', 'Under review'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['Confirming'], hides: ['1,500'] }),
};
