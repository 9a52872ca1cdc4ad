import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { article } from '../../../../contracts/examples/help.ts';
import { AgreementView } from '../../../../src/screens/session/agreements/AgreementView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import { rests } from '../../../rests.ts';

const retry = fn();

const meta = {
  title: 'screens/session/Agreement',
  component: AgreementView,
  parameters: { layout: 'fullscreen' },
  args: { article: ready(article), onBack: fn() },
} satisfies Meta<typeof AgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { article: loading },
  parameters: rests({ hides: ['Version', 'Contents'], has: ['[role=status] [aria-hidden=true]'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Agreement' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { article: failed(new Error('The server did not answer in time'), retry, 0) },
  parameters: rests({
    shows: ['The document could not be loaded', 'The server could not respond.', 'Try again'],
    hides: ['Version', 'Contents'],
  }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Version 1, effective 1 Jan 2026',
      'Contents',
      'This agreement is between you and the operator of Meridian',
      '4. Law and complaints',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '3. Risk' })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: {
    article: ready({ ...article, version: 2, accepted_version: 1, accepted_ms: Date.UTC(2026, 9, 2, 12) }),
  },
  parameters: rests({ shows: ['Version 2, effective 1 Jan 2026', 'You accepted version 1 on 2 Oct 2026'] }),
};

/** The URL has an unknown id. */
export const Unknown: Story = {
  name: 'Document not found',
  args: { article: undefined },
  parameters: rests({ shows: ['Document not found'], hides: ['Try again'] }),
};

export const JumpsToSection: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Contents'));
    await userEvent.click(await canvas.findByRole('link', { name: '4. Law and complaints' }));
    await expect(canvas.getByRole('heading', { name: '4. Law and complaints' })).toHaveFocus();
  },
};

export const GoesBack: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Retries: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
