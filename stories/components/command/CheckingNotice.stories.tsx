import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckingNotice } from '../../../src/components/command/CheckingNotice.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/command/CheckingNotice',
  component: CheckingNotice,
  tags: ['autodocs'],
  args: {
    state: 'checking',
    leads: {
      checking: 'We are checking whether your transfer arrived.',
      notFound: 'Your transfer has not arrived so far.',
      alike: 'We found a transfer like yours.',
    },
    canDouble: false,
    asked: '2,000.00 USDT.',
    askedOnce: '2,000.00 USDT. Sending it again cannot move it twice.',
    onAccept: fn(),
    onRepeat: fn(),
    onCheck: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof CheckingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { parameters: rests({ shows: ['Send again'], hides: ['Dismiss'] }) };

export const NotFound: Story = {
  args: { state: 'notFound' },
  parameters: rests({ shows: ['Send again', 'Dismiss'] }),
};

/** Looking it up has failed again and again: nobody says that it has not arrived. */
export const Unclear: Story = {
  args: { state: 'unclear' },
  parameters: rests({
    shows: ['We could not check whether it arrived', 'Check again', 'Send again', 'Dismiss'],
    hides: ['has not arrived'],
  }),
};

/** A back end that keeps no ids of commands; while it is looked up, nothing else can be done. */
export const CheckingWithoutIds: Story = {
  args: { canDouble: true },
  parameters: rests({
    shows: ['it may be carried out twice'],
    hides: ['cannot move it twice', 'Send again'],
  }),
};

export const Unknowable: Story = {
  args: { state: 'unknowable', canDouble: true },
  parameters: rests({
    shows: ['We cannot know whether it arrived', 'Check again', 'Send again', 'Dismiss'],
    hides: ['cannot move it twice', 'has not arrived'],
  }),
};

export const AlikeFound: Story = {
  args: { state: 'unknowable', canDouble: true, alike: 'Spot account to Contract account, 14:23' },
  parameters: rests({
    shows: ['We found a transfer like yours.', '14:23', 'It arrived', 'Send again'],
    hides: ['cannot move it twice', 'Dismiss', 'Check again'],
  }),
};

/** Sent again only by somebody who was told what it may do. */
export const AsksBeforeItMayDouble: Story = {
  tags: ['interaction'],
  args: { state: 'unknowable', canDouble: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRepeat).not.toHaveBeenCalled();
    const sheet = within(await canvas.findByRole('dialog', { name: 'Send it again?' }));
    await expect(sheet.getByText('If the first one has arrived, both are carried out.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Send again' }));
    await expect(args.onRepeat).toHaveBeenCalledTimes(1);
    await expect(args.onRepeat).toHaveBeenCalledWith('mayDouble');
  },
};

export const IsTheOne: Story = {
  tags: ['interaction'],
  args: AlikeFound.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'It arrived' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
