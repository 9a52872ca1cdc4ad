import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageView } from '../../../src/screens/account/LanguageView.tsx';

const meta = {
  title: 'screens/account/Language',
  component: LanguageView,
  parameters: { layout: 'fullscreen' },
  args: { current: 'en', onChoose: fn(), onBack: fn() },
} satisfies Meta<typeof LanguageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByText('日本語'));
    await expect(args.onChoose).toHaveBeenCalledWith('ja');
  },
};

export const Loading: Story = {
  args: { loading: 'de' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /Deutsch/ });
    await expect(within(row).getByRole('status')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failed: 'th' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onChoose).toHaveBeenCalledWith('th');
  },
};
