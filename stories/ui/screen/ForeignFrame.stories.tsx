import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ForeignFrame } from '../../../src/ui/screen/ForeignFrame.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/ForeignFrame',
  component: ForeignFrame,
  tags: ['autodocs'],
  args: { title: 'Customer service', src: 'about:blank', onLoad: fn() },
  parameters: guide({
    use: 'For a page of a provider inside the product.',
    do: ['Say whose page it is.'],
    dont: ['Give it the address of the user’s page.'],
  }),
} satisfies Meta<typeof ForeignFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It must not navigate the surrounding page. */
export const Sandboxed: Story = {
  parameters: rests({ has: ['iframe'] }),
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Customer service');
    await expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};
