import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unpriced } from '../../../src/components/wallet/Unpriced.tsx';
import type { CoinHolding } from '../../../src/components/wallet/portfolio.ts';
import { rests } from '../../rests.ts';

const holding = { account: 'trust', available: '0', held: '400', total: '400' } as const;
const nova: CoinHolding = { ...holding, coin: 'NOVA', isUnpriced: true };
const terra: CoinHolding = { ...holding, coin: 'TERRA', isUnpriced: true };
const usdt: CoinHolding = { ...holding, coin: 'USDT', value: '400' };

const meta = {
  title: 'components/wallet/Unpriced',
  component: Unpriced,
  tags: ['autodocs'],
  args: { coins: [usdt, nova] },
} satisfies Meta<typeof Unpriced>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  parameters: rests({ shows: ['Not in the total: NOVA. No price is available.'], hides: ['USDT'] }),
};

export const Two: Story = {
  args: { coins: [nova, usdt, terra] },
  parameters: rests({ shows: ['Not in the total: NOVA and TERRA. No price is available.'] }),
};
