import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TransferEnds } from '../../src/components/wallet/TransferEnds.tsx';
import { rests } from '../rests.ts';

const meta = {
  title: 'components/TransferEnds',
  component: TransferEnds,
  tags: ['autodocs'],
  args: {
    from: { account: 'change', available: '12,480.50 USDT' },
    to: { account: 'lever', available: '2,962.60 USDT' },
    onChoose: fn(),
    onSwap: fn(),
  },
} satisfies Meta<typeof TransferEnds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpotToContract: Story = {
  parameters: rests({
    shows: ['From', 'Spot account', '12,480.50 USDT available', 'To', 'Contract account'],
  }),
};

export const Unknown: Story = {
  args: { to: { account: 'lever', available: undefined } },
  parameters: rests({ shows: ['— available'] }),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Spot account', 'Contract account'] }),
};

export const Works: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^To/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('to');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the accounts' }));
    await expect(args.onSwap).toHaveBeenCalled();
  },
};
