import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OpenState } from '../../../src/components/command/attempt.ts';
import { CheckingNotice, type CommandWords } from '../../../src/components/command/CheckingNotice.tsx';
import { rests } from '../../rests.ts';
import { idleCommand, open } from './commandStories.tsx';

const words: CommandWords<string, string> = {
  checking: 'We’re checking whether your transfer was received.',
  notFound: 'Your transfer has not been received yet.',
  alike: 'We found a transfer like yours.',
  askedOf: (amount) => `${amount}.`,
  askedOnceOf: (amount) => `${amount}. Sending it again can’t move it twice.`,
  alikeOf: (found) => found,
  obstacle: 'Your last transfer is being checked.',
};
const command = (state: OpenState, canDouble = false, alike: readonly string[] = []) => ({
  ...idleCommand,
  submission: open(state, '2,000.00 USDT', alike, canDouble),
});

const meta = {
  title: 'components/command/CheckingNotice',
  component: CheckingNotice<string, string>,
  tags: ['autodocs'],
  args: { command: command('checking'), words },
} satisfies Meta<typeof CheckingNotice<string, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { parameters: rests({ shows: ['Send again'], hides: ['Dismiss'] }) };

export const NotFound: Story = {
  args: { command: command('notFound') },
  parameters: rests({ shows: ['Send again', 'Dismiss'] }),
};

/** Repeated lookups failed: the notice does not claim that the request was not received. */
export const Unclear: Story = {
  args: { command: command('unclear') },
  parameters: rests({
    shows: ['We could not confirm whether it went through', 'Check again', 'Send again', 'Dismiss'],
    hides: ['has not arrived'],
  }),
};

/** A back end without command ids; during the lookup all other actions are blocked. */
export const CheckingWithoutIds: Story = {
  args: { command: command('checking', true) },
  parameters: rests({
    shows: ['it may be executed twice'],
    hides: ['can’t move it twice', 'Send again'],
  }),
};

export const Unknowable: Story = {
  name: 'Outcome unknown',
  args: { command: command('unknowable', true) },
  parameters: rests({
    shows: ['We cannot know whether it went through', 'Check again', 'Send again', 'Dismiss'],
    hides: ['can’t move it twice', 'has not arrived'],
  }),
};

export const AlikeFound: Story = {
  name: 'Similar one found after Send',
  args: { command: command('unknowable', true, ['Spot account to Contract account, 14:23']) },
  parameters: rests({
    shows: ['We found a transfer like yours.', '14:23', 'Yes, it went through', 'Send again'],
    hides: ['can’t move it twice', 'Dismiss', 'Check again'],
  }),
};

/** The user must confirm the risk of a duplicate before a retry. */
export const AsksBeforeItMayDouble: Story = {
  tags: ['interaction'],
  args: { command: command('unknowable', true) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.command.onRepeat).not.toHaveBeenCalled();
    const sheet = within(await canvas.findByRole('dialog', { name: 'Send it again?' }));
    await expect(sheet.getByText('If the first one went through, both will be executed.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Send again' }));
    await expect(args.command.onRepeat).toHaveBeenCalledTimes(1);
    await expect(args.command.onRepeat).toHaveBeenCalledWith('mayDouble');
  },
};

export const IsTheOne: Story = {
  tags: ['interaction'],
  args: AlikeFound.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Yes, it went through' }));
    await expect(args.command.onAccept).toHaveBeenCalledOnce();
  },
};
