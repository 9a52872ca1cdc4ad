import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlowChat } from '../../../src/screens/help/ChatFrame.tsx';
import { ChatView } from '../../../src/screens/help/ChatView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import { chatArgs, chatStates } from './chatStates.ts';
import { serviceReady } from './conversationStates.tsx';

const meta = {
  title: 'screens/help/Chat',
  component: ChatView,
  parameters: { layout: 'fullscreen' },
  args: { ...chatArgs, about: 'service' },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = chatStates('Customer service');
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Ready: Story = serviceReady;
export const Framed: Story = { name: 'Chat of the provider', ...states.Framed };
export const SupportUnavailable: Story = states.SupportUnavailable;

/** A back end that does not report allowed frames. */
export const Elsewhere: Story = {
  name: 'Chat opens in a new window',
  args: { place: ready({ kind: 'elsewhere', href: 'https://chat.example/', host: 'chat.example' }) },
  parameters: rests({ shows: ['The chat opens in a new window', 'chat.example', 'Open chat'] }),
};

/** A visitor, whom no answer would reach. */
export const LoggedOut: Story = {
  args: { place: ready({ kind: 'login' }) },
  parameters: rests({ shows: ['Log in to write to us', 'Log in'] }),
};

/** After a failure: the request id for support is kept. */
export const SupportUnavailableAfterFailure: Story = {
  args: {
    ...SupportUnavailable.args,
    context: { time: '2026-11-21T14:23:41.000Z', request: '7f3a-91c2' },
  },
  parameters: rests({
    shows: ['21 Nov 2026, 14:23:41 UTC', '7f3a-91c2', 'Customer service is unavailable right now'],
  }),
};

/** A frame blocked or delayed by the network stays empty: the links are above it. */
export const Slow: Story = {
  name: 'Chat has not loaded for 10 seconds',
  render: () => <SlowChat href="https://chat.example/" helpHref="#help" onRetry={fn()} />,
  parameters: rests({
    shows: ['The chat has not loaded for 10 seconds', 'Open chat', 'Try again', 'Help centre'],
  }),
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: SupportUnavailable.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '#help');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
