import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaleBadge } from '../../../src/ui/messages/StaleBadge.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/StaleBadge',
  component: StaleBadge,
  tags: ['autodocs'],
  args: { seconds: 12, level: 'delayed' },
  parameters: guide({
    use: 'For the age of a price that is no longer live.',
    do: ['Grey the price as well.'],
    dont: ['Show it for prices that are current.'],
  }),
} satisfies Meta<typeof StaleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = {
  parameters: rests({ shows: ['12 s old'] }),
};

export const Stale: Story = {
  args: { seconds: 59, level: 'stale' },
  parameters: rests({ shows: ['59 s old'] }),
};

export const Minutes: Story = {
  args: { seconds: 119, level: 'stale' },
  parameters: rests({ shows: ['1 min old'] }),
};

export const Hours: Story = {
  args: { seconds: 7_200, level: 'stale' },
  parameters: rests({ shows: ['2 h old'] }),
};
