import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailedNotice } from '../../../src/ui/messages/FailedNotice.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/FailedNotice',
  component: FailedNotice,
  tags: ['autodocs'],
  args: {
    children: 'Your balance could not be loaded. Nothing was changed.',
    of: {
      error: Object.assign(new Error('502'), { kind: 'rejected', status: 502, requestId: '7f3a-91c2' }),
      at: Date.UTC(2026, 10, 24, 14, 23, 41),
      retry: fn(),
    },
  },
  argTypes: { children: { control: 'text' } },
  parameters: guide({
    use: 'For one part of a page that failed while the rest is usable.',
    do: ['Keep it where the part would be.'],
    dont: ['Remove rows that were loaded.'],
  }),
} satisfies Meta<typeof FailedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: rests({
    shows: [
      'Nothing was changed.',
      'The server could not respond.',
      'Try again',
      'request 7f3a-91c2',
      'Get help',
    ],
  }),
};

export const LongGerman: Story = {
  args: {
    children: 'Ihr Profil konnte nicht geladen werden. Die Einstellungen darunter funktionieren trotzdem.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};

/** The form already has side padding. */
export const InAForm: Story = { args: { place: 'form' }, parameters: rests({ shows: ['Try again'] }) };

/** Announced when it appears, and the retry works by keyboard. */
export const TriesAgainByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Nothing was changed.');
    await userEvent.tab();
    await expect(within(notice).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.of.retry).toHaveBeenCalledOnce();
  },
};
