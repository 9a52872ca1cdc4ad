import type { Meta, StoryObj } from '@storybook/react-vite';
import { leverTerms, openTrade } from '../../../contracts/examples/lever.ts';
import { leverTrade } from '../../../src/api/lever.ts';
import { contractTerms } from '../../../src/components/lever/leverContract.ts';
import { PositionLine } from '../../../src/components/lever/PositionLine.tsx';
import { marginStatusOf } from '../../../src/components/lever/marginStatus.ts';
import { rests } from '../../rests.ts';

const terms = contractTerms(leverTerms[0]!);
const at = (mark: string, row = openTrade) => {
  const trade = leverTrade(row);
  return { trade, mark, marginStatus: marginStatusOf(trade, { terms, mark }) };
};

const meta = {
  title: 'components/lever/PositionLine',
  component: PositionLine,
  tags: ['autodocs'],
  args: { terms, ...at('50923.31') },
} satisfies Meta<typeof PositionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gain: Story = { parameters: rests({ shows: ['Liquidation 45,209.07', 'Entry', 'Mark'] }) };

export const Loss: Story = { args: at('47000') };

/** The liquidation price of a short is above. */
export const Short: Story = {
  args: at('50923.31', { ...openTrade, type: 2, price: '49993.75', liquidation_price: '54743.9' }),
  parameters: rests({ shows: ['Liquidation 54,743.90'] }),
};

/** The liquidation price of a cross position holds while no other price moves. */
export const Cross: Story = {
  args: at('50923.31', { ...openTrade, margin_mode: 'cross', liquidation_price: '42221.25' }),
  parameters: rests({ shows: ['≈ 42,221.25'] }),
};

export const NoLiquidation: Story = {
  args: at('50923.31', { ...openTrade, liquidation_price: undefined }),
  parameters: rests({ shows: ['Liquidation —'] }),
};
