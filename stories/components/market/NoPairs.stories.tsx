import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoPairs } from '../../../src/components/market/NoPairs.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/NoPairs',
  component: NoPairs,
  tags: ['autodocs'],
  args: { onRetry: fn() },
} satisfies Meta<typeof NoPairs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: 'No pairs yet',
  parameters: rests({ shows: ['No pairs yet', 'Try again'] }),
};

/** For pages that reload the market themselves. */
export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  parameters: rests({ shows: ['No pairs are available right now.'], hides: ['Try again'] }),
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
