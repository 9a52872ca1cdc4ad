import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaleBadge } from '../../src/ui/StaleBadge.tsx';

const meta = {
  title: 'ui/StaleBadge',
  component: StaleBadge,
  args: { seconds: 12, level: 'delayed' },
} satisfies Meta<typeof StaleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 s old');
  },
};

export const Stale: Story = {
  args: { seconds: 59, level: 'stale' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('59 s old');
  },
};

export const Minutes: Story = {
  args: { seconds: 119, level: 'stale' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 min old');
  },
};

export const Hours: Story = {
  args: { seconds: 7_200, level: 'stale' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 h old');
  },
};
