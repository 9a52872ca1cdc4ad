import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../../src/components/amounts/Amount.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/Amount',
  component: Amount,
  tags: ['autodocs'],
  args: { value: '12480.5', coin: 'USDT' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: rests({ shows: ['12,480.50'] }) };

/** Another coin has other decimals. */
export const OwnDecimals: Story = {
  args: { value: '8123.456', coin: 'XRP' },
  parameters: rests({ shows: ['8,123.4560'] }),
};

/** An exact figure loses no digit, even with more decimals than its coin displays. */
export const Finer: Story = {
  args: { value: '120500.125', coin: 'PEPE' },
  parameters: rests({ shows: ['120,500.125'] }),
};

export const Estimate: Story = {
  args: { value: '91.99179482', estimate: 'receipt' },
  parameters: rests({ shows: ['≈ 91.99'] }),
};

/** The displayed fee is never below the fee charged. */
export const EstimatedFee: Story = {
  args: { value: '0.00000371', coin: 'BTC', estimate: 'fee' },
  parameters: rests({ shows: ['≈ 0.00000371'] }),
};

export const Unknown: Story = {
  name: 'Not reported',
  args: { value: undefined },
  parameters: rests({ shows: ['—'], hides: ['USDT'] }),
};

export const German: Story = {
  globals: { locale: 'de' },
  parameters: rests({ shows: ['12.480,50'] }),
};
