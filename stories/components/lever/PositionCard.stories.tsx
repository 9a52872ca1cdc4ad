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
  title: 'components/lever/PositionCard',
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

/** 1 BTC from 50,006.25: profit 917.06 on a margin of 5,000.625. */
export const Long: Story = { parameters: rests({ shows: ['+917.06', '+18.34%', 'Liquidation 45,209.07'] }) };

export const Short: Story = {
  args: { trade: leverTrade({ ...guarded, type: 2, price: '49993.75', liquidation_price: '54743.9' }) },
  parameters: rests({ shows: ['−929.56', 'Liquidation 54,743.90'] }),
};

/** At 45,300: 294.375 of the margin remain, 203.85 are required. */
export const NearLiquidation: Story = {
  args: { mark: at('45300') },
  parameters: rests({ shows: ['Liquidation is 0.20% away.', '69.25%'] }),
};

/** Cross margin: the account is the collateral and decides the liquidation. */
export const Cross: Story = {
  args: { trade: leverTrade({ ...guarded, margin_mode: 'cross', liquidation_price: '42221.25' }) },
  parameters: rests({ shows: ['Cross: the whole contract account is its collateral.'] }),
};

/** No price above zero liquidates the position. */
export const NoLiquidationPrice: Story = {
  args: { trade: leverTrade({ ...guarded, liquidation_price: undefined }) },
};

export const Stale: Story = { args: { isStale: true } };

/** A compatible back end without the extensions. */
export const Unreported: Story = {
  name: 'Values not reported',
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
  parameters: rests({
    shows: ['+987.34', 'Closed. Your result is final and will be credited as soon as possible.'],
  }),
};
