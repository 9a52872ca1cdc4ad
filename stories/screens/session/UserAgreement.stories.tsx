import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { article } from '../../../contracts/examples/help.ts';
import { UserAgreementView } from '../../../src/screens/session/UserAgreementView.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const retry = fn();

const meta = {
  title: 'screens/session/UserAgreement',
  component: UserAgreementView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(article), onBack: fn() },
} satisfies Meta<typeof UserAgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '2. Orders' })).toBeVisible();
    await expect(canvas.getByText('Version 1, from Jan 1, 2026')).toBeVisible();
  },
};

/** The title stands there before the text does. */
export const Loading: Story = {
  args: { article: loading },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
    await expect(canvas.getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { article: failed(new Error('The server did not answer in time'), retry, 0) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
