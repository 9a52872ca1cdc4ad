import type { Meta, StoryObj } from '@storybook/react-vite';
import { bankCard } from '../../../contracts/examples/bank.ts';
import { BankCardField } from '../../../src/components/bank/BankCardField.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/bank/BankCardField',
  component: BankCardField,
  tags: ['autodocs'],
  args: {
    label: 'To',
    missing: 'withdrawal.cardFirst',
    card: bankCard,
    manageHref: '#card',
    addHref: '#add',
  },
} satisfies Meta<typeof BankCardField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bound: Story = { parameters: rests({ shows: ['Sample Bank Köln', '•••• 3000'] }) };
export const Missing: Story = {
  args: { card: undefined },
  parameters: rests({ shows: ['Link bank account'], hides: ['•••• 3000'] }),
};
