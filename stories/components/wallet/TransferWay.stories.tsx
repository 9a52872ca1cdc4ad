import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransferWay } from '../../../src/components/wallet/TransferWay.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/TransferWay',
  component: TransferWay,
  tags: ['autodocs'],
  args: { from: 'change', to: 'lever' },
} satisfies Meta<typeof TransferWay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpotToContract: Story = {
  parameters: rests({ shows: ['From', 'Spot account', 'To', 'Contract account'] }),
};

export const Narrow: Story = {
  args: { from: 'micro', to: 'trust' },
  globals: { viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Options account', 'Hosting account'] }),
};
