import type { Meta, StoryObj } from '@storybook/react-vite';
import { leverTerms, openTrade } from '../../../contracts/examples/lever.ts';
import { leverTrade } from '../../../src/api/lever.ts';
import { contractTerms } from '../../../src/components/lever/leverContract.ts';
import { PositionCard } from '../../../src/components/lever/PositionCard.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { rests } from '../../rests.ts';

const at = (price: string) => fixedSource({ symbol: 'BTC/USDT', price, time: 0 });
const guarded = { ...openTrade, target_profit_price: '52000', stop_loss_price: '48500' };

const meta = {
  title: 'components/PositionCard',
  component: PositionCard,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    trade: leverTrade(guarded),
    terms: contractTerms(leverTerms[0]!),
    mark: at('50923.31'),
    isStale: false,
  },
} satisfies Meta<typeof PositionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 1 BTC from 50,006.25: 917.06 gained of a margin of 5,000.625. */
export const Long: Story = { parameters: rests({ shows: ['+917.06', '+18.34%', 'Liquidation 45,209.07'] }) };

export const Short: Story = {
  args: { trade: leverTrade({ ...guarded, type: 2, price: '49993.75', liquidation_price: '54743.9' }) },
  parameters: rests({ shows: ['−929.56', 'Liquidation 54,743.90'] }),
};

/** 45,300: 294.375 are left of the margin, of which 203.85 are needed. */
export const NearLiquidation: Story = {
  args: { mark: at('45300') },
  parameters: rests({ shows: ['Liquidation is 0.20% away.', '69.25%'] }),
};

/** Its collateral is the account, which decides when it is liquidated. */
export const Cross: Story = {
  args: { trade: leverTrade({ ...guarded, margin_mode: 'cross', liquidation_price: '42221.25' }) },
  parameters: rests({ shows: ['Cross: the whole contract account is its collateral.'] }),
};

/** No price above zero liquidates it. */
export const NoLiquidationPrice: Story = {
  args: { trade: leverTrade({ ...guarded, liquidation_price: undefined }) },
};

export const Stale: Story = { args: { isStale: true } };

/** A back end that says no more than the family does. */
export const Unreported: Story = {
  args: {
    terms: undefined,
    mark: fixedSource(undefined),
    trade: leverTrade({
      ...openTrade,
      profits: undefined,
      risk_rate: undefined,
      liquidation_price: undefined,
      margin_mode: undefined,
    }),
  },
};

/** The platform cannot pay yet: the realized profit is fixed. */
export const ToBePaid: Story = {
  args: { trade: leverTrade({ ...openTrade, status: 2, fixed_price: '50993.59', profits: '987.34' }) },
  parameters: rests({ shows: ['+987.34', 'Closed. The result is fixed and is paid out as soon as we can.'] }),
};
