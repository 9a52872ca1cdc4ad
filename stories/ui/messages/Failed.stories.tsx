import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failed } from '../../../src/ui/messages/Failed.tsx';
import type { RemoteError } from '../../../src/ui/loading/remoteData.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const failure = (details: Partial<RemoteError>): RemoteError => Object.assign(new Error(), details);

const meta = {
  title: 'ui/messages/Failed',
  component: Failed,
  tags: ['autodocs'],
  args: {
    title: 'We could not load your orders',
    text: 'Your orders are unchanged and still active. Check your connection.',
    at: Date.UTC(2026, 10, 21, 14, 23, 41),
    error: failure({ kind: 'rejected', status: 500, requestId: '7f3a-91c2' }),
    onRetry: fn(),
  },
  argTypes: { title: { control: 'text' }, text: { control: 'text' }, at: { control: 'date' } },
  parameters: guide({
    use: 'For content that could not be loaded: what happened, what it means, what to do.',
    do: ['Say whether anything was changed.', 'Show the time and the request number.'],
    dont: ['Use it for a form: its fields explain themselves.'],
  }),
} satisfies Meta<typeof Failed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows what failed, its effect, and the request id for support. */
export const Full: Story = {
  parameters: rests({ shows: ['unchanged', '14:23:41', '7f3a-91c2', 'Get help'] }),
};

/** Without a message it neither blames the connection nor mentions changes: only commands make changes. */
export const Defaults: Story = {
  args: { title: undefined, text: undefined, at: undefined, error: undefined },
  parameters: rests({
    shows: ['The server could not respond.', 'Get help'],
    hides: ['changed', 'connection'],
  }),
};

export const Unreached: Story = {
  name: 'Server not reached',
  args: { text: undefined, error: failure({ kind: 'offline' }) },
  parameters: rests({ shows: ['could not be reached. Check your connection.'] }),
};

export const Unanswered: Story = {
  name: 'No answer in time',
  args: { text: undefined, error: failure({ kind: 'timeout' }) },
  parameters: rests({ shows: ['did not respond within a minute'], hides: ['connection'] }),
};

export const TooMany: Story = {
  args: { text: undefined, error: failure({ kind: 'rejected', status: 429, waitS: 12 }) },
  parameters: rests({ shows: ['Too many requests. Try again in 12 s.'] }),
};

export const Unreadable: Story = {
  name: 'Answer could not be read',
  args: { text: undefined, error: failure({ kind: 'unreadable', status: 200 }) },
  parameters: rests({ shows: ['could not be read'], hides: ['connection'] }),
};

/** The server's message replaces the app's. */
export const Said: Story = {
  name: 'With the server’s message',
  args: { text: undefined, error: failure({ kind: 'rejected', sentence: 'Trading begins at 14:00' }) },
  parameters: rests({ shows: ['Trading begins at 14:00'], hides: ['could not respond'] }),
};

export const LongGerman: Story = {
  args: {
    title: 'Ihre Auszahlungsadressen konnten nicht geladen werden',
    text: 'Ihre Adressen sind unverändert. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};

/** All its text is announced, and the retry works by keyboard. */
export const TriesAgainByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('unchanged');
    await expect(alert).toHaveTextContent('14:23:41');
    await expect(alert).toHaveTextContent('7f3a-91c2');
    await userEvent.tab();
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
