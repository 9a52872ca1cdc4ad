import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Delta } from '../../../src/components/market/Delta.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/Delta',
  component: Delta,
  tags: ['autodocs'],
  args: { change: '+1.84' },
} satisfies Meta<typeof Delta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = { parameters: rests({ shows: ['+1.84%'] }) };

export const Down: Story = { args: { change: '-2.17' }, parameters: rests({ shows: ['−2.17%'] }) };

export const Unchanged: Story = { args: { change: '0' }, parameters: rests({ shows: ['0.00%'] }) };

export const Stale: Story = { args: { isStale: true }, parameters: rests({ shows: ['+1.84%'] }) };

export const RedUp: Story = { globals: { direction: 'red-up' }, parameters: rests({ shows: ['+1.84%'] }) };

/** The row keeps its height when a change of a hundredth becomes zero, which has no arrow. */
export const KeepsItsLine: Story = {
  tags: ['interaction'],
  args: { change: '+0.01' },
  render: (args) => (
    <p>
      Price <Delta {...args} /> <Delta change="0" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement);
    const topOf = (text: string) => line.getByText(text).getBoundingClientRect().top;
    await expect(topOf('0.00%')).toBe(topOf('+0.01%'));
  },
};
