import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvailableHint } from '../../../src/components/forms/AvailableHint.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/AvailableHint',
  component: AvailableHint,
  tags: ['autodocs'],
  args: { coin: 'USDT', available: '12480.5', held: '500', withdrawing: { amount: '500', count: 1 } },
} satisfies Meta<typeof AvailableHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByAWithdrawal: Story = {
  parameters: rests({ shows: ['500.00 USDT is frozen by a withdrawal.'] }),
};

/** A frozen amount above the total comes from a different snapshot: the hint omits it. */
export const ReadApart: Story = {
  args: { withdrawing: { amount: '700', count: 2 } },
  parameters: rests({ shows: ['500.00 USDT is frozen.'], hides: ['withdrawal'] }),
};
