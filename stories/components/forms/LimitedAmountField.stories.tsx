import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LimitedAmountField } from '../../../src/components/forms/LimitedAmountField.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/LimitedAmountField',
  component: LimitedAmountField,
  tags: ['autodocs'],
  args: {
    name: 'amount',
    value: '500',
    onChange: fn(),
    coin: 'USDT',
    decimals: 8,
    minimum: '100',
    available: '12480.5',
    most: '9000',
    problem: undefined,
  },
} satisfies Meta<typeof LimitedAmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({ shows: ['Amount', 'Max', 'Min. 100.00 · Available 12,480.50 USDT'] }),
};

export const Problem: Story = {
  args: {
    value: '9500',
    problem: { text: 'Only 9,000.00 USDT is left. Enter a smaller quantity', nearest: '9000' },
  },
  parameters: rests({ shows: ['Only 9,000.00 USDT is left. Enter a smaller quantity', 'Use 9,000.00'] }),
};

export const UnknownBalance: Story = {
  name: 'Balance could not be loaded',
  args: { available: undefined, most: undefined },
  parameters: rests({ shows: ['Available —'], hides: ['Max'] }),
};

export const TakesTheMost: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
    await expect(args.onChange).toHaveBeenCalledWith('9000');
  },
};
