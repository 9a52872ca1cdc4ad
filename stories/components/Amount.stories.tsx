import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../src/components/Amount.tsx';
import { rests } from '../rests.ts';

const meta = {
  title: 'components/Amount',
  component: Amount,
  tags: ['autodocs'],
  args: { value: '12480.5', unit: 'USDT' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = { parameters: rests({ shows: ['12,480.50'] }) };

/** A fee is never shown as less than it is. */
export const Fee: Story = {
  args: { value: '0.00006401', unit: 'BTC', form: 'fee' },
  parameters: rests({ shows: ['0.0001'] }),
};

export const Exact: Story = {
  args: { value: '0.00006401', unit: 'BTC', form: 'exact' },
  parameters: rests({ shows: ['0.00006401'] }),
};

export const Full: Story = {
  args: { value: '2000', form: 'full' },
  parameters: rests({ shows: ['2,000.00'] }),
};

export const German: Story = { globals: { locale: 'de' }, parameters: rests({ shows: ['12.480,50'] }) };
