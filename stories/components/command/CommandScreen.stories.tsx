import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommandScreen } from '../../../src/components/command/CommandScreen.tsx';
import { Notice } from '../../../src/ui/messages/Notice.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { rests } from '../../rests.ts';
import { at, fault, idleCommand, inDialog } from './commandStories.tsx';

type Values = { amount: string };
type Product = { name: string };

const meta = {
  title: 'components/command/CommandScreen',
  component: CommandScreen<Values, Product>,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Host',
    records: { label: 'Hosting records', href: '#records' },
    needs: ready({ name: '90 days' }),
    failedTitle: 'The product could not be loaded',
    done: {
      title: 'Hosted',
      rowsOf: ({ amount }) => [{ label: 'Amount', value: `${amount} USDT` }],
    },
    command: idleCommand,
    onBack: fn(),
    offlineBar: undefined,
    children: ({ name }) => <Notice tone="neutral">The form of {name}</Notice>,
  },
} satisfies Meta<typeof CommandScreen<Values, Product>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: rests({ shows: ['Host', 'The form of 90 days'] }),
  play: async ({ canvasElement }) => {
    const records = within(canvasElement).getByRole('link', { name: 'Hosting records' });
    await expect(records).toHaveAttribute('href', '#records');
  },
};

export const Loading: Story = {
  args: { needs: loading },
  parameters: rests({ has: [`.${content.group.fields}`], shows: ['Host'], hides: ['The form'] }),
};

export const Failed: Story = {
  args: { needs: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The product could not be loaded', 'Try again'], hides: ['The form'] }),
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline.', 'The form of 90 days'] }),
};

export const Done: Story = {
  args: { command: { ...idleCommand, made: { amount: '500' } } },
  parameters: rests({ dialog: 'Hosted', shows: ['500 USDT', 'Hosting records', 'Done'] }),
  play: inDialog,
};

export const IsSeen: Story = {
  tags: ['interaction'],
  args: { command: { ...idleCommand, made: { amount: '500' } } },
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog', { name: 'Hosted' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.command.onSeen).toHaveBeenCalled());
  },
};
