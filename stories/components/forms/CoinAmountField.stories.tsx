import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinAmountField } from '../../../src/components/forms/CoinAmountField.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof CoinAmountField>) {
  const [value, setValue] = useState(props.value);
  const take = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <CoinAmountField {...props} value={value} onChange={take} />;
}

const meta = {
  title: 'components/forms/CoinAmountField',
  component: CoinAmountField,
  tags: ['autodocs'],
  render: (args) => <Kept key={args.value} {...args} />,
  args: {
    name: 'amount',
    label: 'Amount',
    value: '',
    onChange: fn(),
    error: undefined,
    nearest: undefined,
    coin: 'USDT',
    decimals: 8,
    available: '12480.50000001',
    held: '0',
  },
} satisfies Meta<typeof CoinAmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  parameters: rests({ shows: ['Max', '25%', '100%', 'Available 12,480.50000001 USDT.'], hides: ['frozen'] }),
};

export const Filled: Story = { args: { value: '2000' }, parameters: rests({ shows: [/2,?000/] }) };

export const PartlyHeld: Story = {
  name: 'Partly frozen',
  args: { held: '14365.44' },
  parameters: rests({ shows: ['Available 12,480.50000001 USDT. 14,365.44 USDT is frozen.'] }),
};

/** Shown before anything is sent. */
export const TooMuch: Story = {
  args: { value: '12480.50000002' },
  parameters: rests({ shows: ['Insufficient balance', 'Use 12,480.50000001'] }),
};

export const Refused: Story = {
  args: { value: '2000', error: 'The smallest amount is 2,500 USDT', nearest: '2500' },
  parameters: rests({ shows: ['The smallest amount is 2,500 USDT', 'Use 2,500.00'] }),
};

export const NothingAvailable: Story = {
  args: { value: '1', available: '0' },
  parameters: rests({ shows: ['Insufficient balance', 'Available 0.00 USDT.'], hides: ['Use'] }),
};

export const UnknownBalance: Story = {
  name: 'Balance could not be loaded',
  args: { available: undefined },
  parameters: rests({ shows: ['Your balance could not be loaded.'], hides: ['Max'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '50%' })).toBeDisabled();
  },
};

/** 25 % of 12,480.50000001 is 3,120.1250000025: cut at the coin's smallest unit, never rounded up. */
export const CutsShares: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '25%' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3120.125');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12480.50000001');
  },
};
