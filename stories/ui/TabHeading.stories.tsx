import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pill } from '../../src/ui/facts/Pill.tsx';
import { TabHeading } from '../../src/ui/screen/TabHeading.tsx';

const meta = {
  title: 'ui/TabHeading',
  component: TabHeading,
  tags: ['autodocs'],
  argTypes: { title: { control: 'text' }, end: { control: false } },
  args: { title: 'Spot' },
} satisfies Meta<typeof TabHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, not a tab: there is nothing to switch to. */
export const Heading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Spot' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const WithEnd: Story = { args: { end: <Pill tone="warning">Simulated prices</Pill> } };
