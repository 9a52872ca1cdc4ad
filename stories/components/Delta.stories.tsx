import type { Meta, StoryObj } from '@storybook/react-vite';
import { Delta } from '../../src/components/Delta.tsx';
import { rests } from '../rests.ts';

const meta = {
  title: 'components/Delta',
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
