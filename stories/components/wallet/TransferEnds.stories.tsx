import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TransferEnds } from '../../../src/components/wallet/TransferEnds.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/TransferEnds',
  component: TransferEnds,
  tags: ['autodocs'],
  args: {
    coin: 'USDT',
    from: 'change',
    to: 'lever',
    holdings: {
      change: { available: '12480.5' },
      micro: { available: '500' },
      lever: { available: '2962.6' },
    },
    targets: ['change', 'micro', 'lever'],
    onChange: fn(),
  },
} satisfies Meta<typeof TransferEnds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpotToContract: Story = {
  parameters: rests({
    shows: ['From', 'Spot account', '12,480.50 USDT available', 'To', 'Contract account'],
  }),
};

export const Unknown: Story = {
  name: 'Balance not reported',
  args: { holdings: { change: { available: '12480.5' }, lever: { available: undefined } } },
  parameters: rests({ shows: ['— available'] }),
};

const withHosting = {
  change: { available: '12480.5' },
  lever: { available: '2962.6' },
  trust: { available: '0' },
};

/** It accepts no transfers, so there is no swap. */
export const SourceAlone: Story = {
  name: 'Hosting account as source',
  args: { from: 'trust', to: 'change', holdings: withHosting, targets: ['change', 'lever'] },
  parameters: rests({ shows: ['Hosting account', '0.00 USDT available', 'Spot account'] }),
  play: async ({ canvasElement }) => {
    const swap = within(canvasElement).queryByRole('button', { name: 'Swap the accounts' });
    await expect(swap).toBeNull();
  },
};

export const NeverATarget: Story = {
  tags: ['interaction'],
  args: { from: 'trust', to: 'change', holdings: withHosting, targets: ['change', 'lever'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^To/ }));
    const targets = within(await canvas.findByRole('dialog', { name: 'To' }));
    await expect(targets.getByRole('button', { name: /^Contract account/ })).toBeVisible();
    await expect(targets.queryByRole('button', { name: /^Hosting account/ })).toBeNull();
    await userEvent.click(targets.getByRole('button', { name: /^Contract account/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'trust', to: 'lever' });
    await userEvent.click(canvas.getByRole('button', { name: /^From/ }));
    const sources = within(await canvas.findByRole('dialog', { name: 'From' }));
    await expect(sources.getByRole('button', { name: /^Hosting account/ })).toBeVisible();
    // The target becomes the source: another target replaces it, but never the hosting account.
    await userEvent.click(sources.getByRole('button', { name: /^Spot account/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'change', to: 'lever' });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Spot account', 'Contract account'] }),
};

export const Works: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const choose = async (end: RegExp, account: RegExp): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: end }));
      const sheet = await canvas.findByRole('dialog');
      await userEvent.click(within(sheet).getByRole('button', { name: account }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    };
    await choose(/^To/, /^Options account/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'change', to: 'micro' });
    // The other end takes the previous value.
    await choose(/^From/, /^Contract account/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'lever', to: 'change' });
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the accounts' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 'lever', to: 'change' });
  },
};
