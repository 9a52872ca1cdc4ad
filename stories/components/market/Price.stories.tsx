import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../../../src/components/market/Price.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/Price',
  component: Price,
  tags: ['autodocs'],
  args: { value: '97412.6', tick: '0.1' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tick: Story = { parameters: rests({ shows: ['97,412.6'] }) };

export const Tiny: Story = {
  args: { value: '0.00001173', tick: '0.00000001' },
  parameters: rests({ shows: ['0.00001173'] }),
};

export const MutedDecimals: Story = { args: { mutesDecimals: true } };
