import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { article } from '../../../contracts/examples/help.ts';
import { AgreementView } from '../../../src/screens/session/AgreementView.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const retry = fn();

const meta = {
  title: 'screens/session/Agreement',
  component: AgreementView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(article), onBack: fn() },
} satisfies Meta<typeof AgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
    await expect(canvas.getByText('Version 1, from Jan 1, 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '3. Risk' })).toBeVisible();
    await userEvent.click(canvas.getByText('Contents'));
    await userEvent.click(await canvas.findByRole('link', { name: '4. Law and complaints' }));
    await expect(canvas.getByRole('heading', { name: '4. Law and complaints' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Accepted: Story = {
  args: {
    article: ready({ ...article, version: 2, accepted_version: 1, accepted_ms: Date.UTC(2026, 9, 2, 12) }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You accepted version 1 on Oct 2, 2026')).toBeVisible();
  },
};

/** The address names a number that no text has. */
export const Unknown: Story = {
  args: { article: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This text does not exist')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Loading: Story = { args: { article: loading } };

export const Failed: Story = {
  args: { article: failed(new Error('The server did not answer in time'), retry, 0) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The text could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
