import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  args: { shape: 'rows' },
  parameters: guide({
    use: 'For the shape of a row while it loads, shown without a delay.',
    do: ['Use as many as there will be rows.'],
    dont: ['Let it move: several that shimmer flicker.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visually the shape of rows; for assistive technology only the word. */
export const Rows: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Line: Story = { args: { shape: 'line' } };
export const Figure: Story = { args: { shape: 'figure' } };
export const Headline: Story = { args: { shape: 'headline' } };
export const Notice: Story = { args: { shape: 'notice' } };
export const Block: Story = { args: { shape: 'block' } };
