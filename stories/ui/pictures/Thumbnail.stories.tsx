import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { uploadPreview } from '../../../contracts/examples/verification.ts';
import { Thumbnail } from '../../../src/ui/pictures/Thumbnail.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pictures/Thumbnail',
  component: Thumbnail,
  tags: ['autodocs'],
  args: { src: `data:${uploadPreview.type};base64,${uploadPreview.base64}`, name: 'Receipt' },
  parameters: guide({
    use: 'For a small picture that opens in its full size.',
    do: ['Name what it shows.'],
    dont: ['Use it for pictures that are readable only in full size.'],
  }),
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { parameters: rests({ has: ['button img[alt="Receipt"]'] }) };

export const AllStates: Story = allStates();

export const Opens: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Receipt' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: 'Receipt' })).toBeVisible();
  },
};
