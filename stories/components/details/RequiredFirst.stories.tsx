import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RequiredFirst } from '../../../src/components/details/RequiredFirst.tsx';
import { IdentityDrawing } from '../../../src/ui/pictures/IdentityDrawing.tsx';
import { blurField, rests } from '../../rests.ts';

const title = 'Set a fund password first';

const meta = {
  title: 'components/details/RequiredFirst',
  component: RequiredFirst,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    title,
    text: 'It confirms each withdrawal. Nothing was sent, and you come back here afterwards.',
    go: 'Set fund password',
    to: '#password',
    onClose: fn(),
  },
  // After opening without a pointer, the browser shows the ring on the focused button.
  play: async () => {
    await screen.findByRole('alertdialog');
    blurField();
  },
} satisfies Meta<typeof RequiredFirst>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  parameters: rests({
    dialog: title,
    shows: ['Nothing was sent', 'Not now'],
    has: ['a[href="#password"]'],
  }),
};

export const Drawn: Story = {
  args: { art: <IdentityDrawing />, children: 'Basic verification' },
  parameters: rests({ dialog: title, shows: ['Basic verification'] }),
};

const go = fn();

export const Answers: Story = {
  tags: ['interaction'],
  args: { to: go },
  play: async ({ args }) => {
    go.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Set fund password' }));
    await expect(go).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
