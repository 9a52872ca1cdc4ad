import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineBar } from '../../src/ui/OfflineBar.tsx';

const meta = {
  title: 'ui/OfflineBar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { pausedAt: Date.UTC(2026, 10, 21, 14, 23, 41), onRetry: fn() },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).getByRole('status');
    await expect(bar).toHaveTextContent('Offline. Prices paused at 14:23:41.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoPricesYet: Story = { args: { pausedAt: undefined } };

export const German: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
