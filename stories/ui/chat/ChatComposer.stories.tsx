import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChatComposer } from '../../../src/ui/chat/ChatComposer.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/chat/ChatComposer',
  component: ChatComposer,
  tags: ['autodocs'],
  args: { maxLength: 1000, accept: 'image/jpeg,image/png', onPicture: fn(), onSend: fn() },
  parameters: guide({
    use: 'For writing a message at the end of a conversation.',
    do: ['Keep it above the keyboard.'],
    dont: ['Empty it before the message is accepted.'],
  }),
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: rests({ has: ['button[aria-label="Add a picture"]', 'button[aria-label=Send]:disabled'] }),
};

export const AllStates: Story = allStates({ Loading: { isBusy: true } }, { target: 'textarea' });

/** A back end without uploads. */
export const WithoutPictures: Story = {
  args: { accept: undefined },
  parameters: rests({ has: ['form:not(:has(input[type=file])) textarea'] }),
};

export const SendsAPicture: Story = {
  tags: ['interaction'],
  args: { hasPicture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

export const WaitsForThePicture: Story = {
  tags: ['interaction'],
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Hello{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
