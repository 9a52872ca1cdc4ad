import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { flagOf } from '../../src/screens/session/flags.ts';
import { FlagTile } from '../../src/ui/FlagTile.tsx';

const meta = {
  title: 'ui/FlagTile',
  component: FlagTile,
  args: { letters: 'DE', src: flagOf('DE') },
} satisfies Meta<typeof FlagTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Flag: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
};

export const WithoutFlag: Story = {
  args: { letters: 'AQ', src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('AQ')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A flag that does not come leaves the letters. */
export const FlagFailed: Story = {
  args: { src: './no-such-flag.svg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('DE')).toBeVisible();
  },
};
