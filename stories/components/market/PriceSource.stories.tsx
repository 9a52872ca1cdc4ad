import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceSource } from '../../../src/components/market/PriceSource.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/PriceSource',
  component: PriceSource,
  tags: ['autodocs'],
  args: { source: 'simulated' },
} satisfies Meta<typeof PriceSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = { parameters: rests({ shows: [/simulated/i] }) };
