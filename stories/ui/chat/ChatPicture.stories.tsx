import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { uploadPreview } from '../../../contracts/examples/verification.ts';
import { ChatPicture } from '../../../src/ui/chat/ChatPicture.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

const image = `data:${uploadPreview.type};base64,${uploadPreview.base64}`;

const meta = {
  title: 'ui/chat/ChatPicture',
  component: ChatPicture,
  tags: ['autodocs'],
  args: { of: ready(image) },
  parameters: guide({
    use: 'For a picture inside a message; a press opens it in full width.',
    do: ['Reserve its room while it loads.'],
    dont: ['Use it for illustrations of the product.'],
  }),
} satisfies Meta<typeof ChatPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: rests({ has: ['button img'] }) };

export const Loading: Story = { args: { of: loading }, parameters: rests({ has: ['[role=img]'] }) };

export const Failed: Story = {
  args: { of: failed(new Error('offline'), fn(), Date.UTC(2026, 10, 21)) },
  parameters: rests({ shows: ['The picture could not be loaded', 'Try again'] }),
};

export const Whole: Story = {
  parameters: rests({ dialog: 'Picture', has: ['dialog img'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Picture' }));
    blurField();
  },
};
