import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceAmount } from '../../../src/components/amounts/BalanceAmount.tsx';
import { balanceVisibility } from '../../../src/components/amounts/balanceVisibility.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/BalanceAmount',
  component: BalanceAmount,
  tags: ['autodocs'],
  args: { value: '12480.5', coin: 'USDT' },
} satisfies Meta<typeof BalanceAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { parameters: rests({ shows: ['12,480.50'] }) };

/** A ticket row has no space for eight decimals: cut digits are marked. */
export const Brief: Story = {
  args: { value: '3993.91524891', isBrief: true },
  parameters: rests({ shows: ['3,993.91…'], hides: ['3,993.915'] }),
};

export const Hidden: Story = {
  beforeEach: () => {
    balanceVisibility.setHidesAtStart(true);
    return () => balanceVisibility.setHidesAtStart(false);
  },
  parameters: rests({ shows: ['••••••'], hides: ['12,480', 'USDT'] }),
};
