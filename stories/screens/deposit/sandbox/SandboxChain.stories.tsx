import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { depositAddress, sandboxChain } from '../../../../contracts/examples/deposit.ts';
import type { Submit } from '../../../../src/components/forms/submission.ts';
import type { SendValues } from '../../../../src/screens/deposit/sandbox/sandboxSending.ts';
import { SandboxChainView } from '../../../../src/screens/deposit/sandbox/SandboxChainView.tsx';
import { OfflineBar } from '../../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as content from '../../../../src/ui/loading/ContentSkeleton.css.ts';
import { blurField, rests } from '../../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../../toasts.tsx';

const at = Date.UTC(2026, 10, 20, 18, 31, 41);
const start = { coin: 'USDT', network: 'trc20', address: depositAddress['trc20']! };
const [underWay] = sandboxChain.sent;

const meta = {
  title: 'screens/deposit/SandboxChain',
  component: SandboxChainView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    chain: ready(sandboxChain),
    start,
    onSubmit: fn<Submit<SendValues>>(async () => undefined),
    onRefused: showRefusal,
    onReorganise: fn(),
    isOffline: false,
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof SandboxChainView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { chain: loading },
  parameters: rests({
    has: [`.${content.group.fields}`],
    shows: ['Sandbox. No real coins move.'],
    hides: ['To address'],
  }),
};

export const Failed: Story = {
  args: { chain: failed(new Error('The server did not answer in time'), fn(), at) },
  parameters: rests({
    shows: ['The chains could not be loaded', 'Try again', 'Sandbox. No real coins move.'],
  }),
};

export const NoSandbox: Story = {
  args: { chain: undefined },
  parameters: rests({
    shows: ['This site is not a sandbox'],
    hides: ['To address', 'Sandbox. No real coins move.'],
  }),
};

export const Empty: Story = {
  args: { chain: ready({ ...sandboxChain, sent: [] }), start: {} },
  parameters: rests({ shows: ['Nothing yet. Copy your deposit address and send to it.', 'Send test coins'] }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Sandbox. No real coins move.', 'A new block every 3 seconds.', depositAddress['trc20']!],
      ...['12 of 20', '20 of 20', '12 of 12', '5a7d0c94…63ab12c4', 'TMrdnS…F4hJ8bN', '1,500.00 USDT'],
      ...['Reorganise the chain', 'TRON block 184,207'],
    ],
  }),
};

/** The coin cannot be deposited over the network it was sent on. */
export const Lost: Story = {
  name: 'Sent over the wrong network',
  args: {
    chain: ready({ ...sandboxChain, sent: [{ ...underWay!, name: 'BTC', confirmations_needed: undefined }] }),
  },
  parameters: rests({
    shows: ['Lost: BTC cannot be deposited over TRC20'],
    hides: ['Reorganise the chain', '12 of 20'],
  }),
};

export const Dropped: Story = {
  args: { chain: ready({ ...sandboxChain, sent: [{ ...underWay!, confirmations: 0, is_dropped: true }] }) },
  parameters: rests({ shows: ['Dropped: no block contains it any more'], hides: ['Reorganise the chain'] }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  args: { start: {} },
  parameters: rests({ shows: ['Enter an address', 'Enter an amount'], focus: 'To address' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send test coins' }));
    await within(canvasElement).findByText('Enter an amount');
  },
};

const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1500');
  await userEvent.click(canvas.getByRole('button', { name: /^Send ?1,500/ }));
};

/** The server's message is shown at its field. */
export const AddressRefused: Story = {
  args: {
    onSubmit: fn<Submit<SendValues>>(async () => ({
      fields: { address: 'This is not an address on this network. Check it' },
    })),
  },
  parameters: rests({ shows: ['This is not an address on this network. Check it'], focus: 'To address' }),
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText('This is not an address on this network. Check it');
  },
};

export const AmountRefused: Story = {
  args: {
    onSubmit: fn<Submit<SendValues>>(async () => ({ fields: { amount: 'Send at most 1000 at a time' } })),
  },
  parameters: rests({ shows: ['Send at most 1000 at a time'], focus: 'Amount' }),
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText('Send at most 1000 at a time');
  },
};

export const Reorganise: Story = {
  parameters: rests({
    dialog: 'Reorganise the chain',
    shows: ['It comes back later', 'counted again', 'It never comes back', 'never credited'],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reorganise the chain' }));
    await within(document.body).findByText('It comes back later');
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline', '12 of 20'] }),
};

export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Es bewegen sich keine echten Coins.', '12 von 20'] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Sends: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ ...start, amount: '1500' }));
  },
};

export const NeverComesBack: Story = {
  ...Reorganise,
  tags: ['interaction'],
  play: async (context) => {
    await Reorganise.play!(context);
    await userEvent.click(within(document.body).getByRole('button', { name: /It never comes back/ }));
    await expect(context.args.onReorganise).toHaveBeenCalledWith(underWay!.hash, '0');
  },
};
