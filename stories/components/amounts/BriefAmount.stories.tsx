import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefAmount } from '../../../src/components/amounts/BriefAmount.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/BriefAmount',
  component: BriefAmount,
  tags: ['autodocs'],
  args: { value: '9312.77411998', coin: 'USDT' },
} satisfies Meta<typeof BriefAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  parameters: rests({ shows: ['9,312.77… USDT'], hides: ['411998'] }),
};

/** All digits are shown. */
export const Whole: Story = {
  args: { value: '9312.77000000' },
  parameters: rests({ shows: ['9,312.77 USDT'], hides: ['…'] }),
};

export const Unreported: Story = {
  name: 'Values not reported',
  args: { value: undefined },
  parameters: rests({ shows: ['— not reported'] }),
};
