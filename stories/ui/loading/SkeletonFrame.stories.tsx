import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SkeletonFrame } from '../../../src/ui/loading/SkeletonFrame.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/SkeletonFrame',
  component: SkeletonFrame,
  tags: ['autodocs'],
  args: { children: '▬▬▬' },
  parameters: guide({
    use: 'For placeholders, so that a screen reader hears one text.',
    do: ['Name what is loading.'],
    dont: ['Use it without a skeleton.'],
  }),
} satisfies Meta<typeof SkeletonFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The word is for assistive technology, the shape is visual. */
export const Framed: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status.querySelector('[aria-hidden=true]')).toHaveTextContent('▬▬▬');
    await expect(status).toHaveTextContent('Loading');
  },
};
