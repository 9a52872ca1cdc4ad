import type { Meta, StoryObj } from '@storybook/react-vite';
import { DelayChip } from '../../../src/components/stocks/DelayChip.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/DelayChip',
  component: DelayChip,
  tags: ['autodocs'],
  args: { delayS: 900 },
} satisfies Meta<typeof DelayChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = { parameters: rests({ shows: ['Delayed 15 min'] }) };

export const RealTime: Story = { args: { delayS: 0 }, parameters: rests({ shows: ['Real time'] }) };

export const Unknown: Story = {
  name: 'Delay not stated',
  args: { delayS: undefined },
  parameters: rests({ shows: ['Delay not stated'], hides: ['Real time'] }),
};
