import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { idFront } from '../../../src/components/pictures/outlines.ts';
import { noPicture } from '../../../src/components/pictures/picture.ts';
import { PictureRow } from '../../../src/components/pictures/PictureRow.tsx';
import { preparePicture } from '../../../src/components/pictures/preparePicture.ts';
import { rests } from '../../rests.ts';

const addressOf = {
  'front.jpg': new URL('../../../e2e/support/pictures/front.jpg', import.meta.url).href,
  'back.png': new URL('../../../e2e/support/pictures/back.png', import.meta.url).href,
  'holding.webp': new URL('../../../e2e/support/pictures/holding.webp', import.meta.url).href,
  'turned.jpg': new URL('../../../e2e/support/pictures/turned.jpg', import.meta.url).href,
};
type Name = keyof typeof addressOf;

const limit = 10_485_760;

/** Picture as the user selects it, with a wrong MIME type from the browser. */
async function chosen(name: Name, type = 'application/pdf'): Promise<File> {
  const response = await fetch(addressOf[name]);
  return new File([await response.blob()], name, { type });
}

/** Prepared upload: name, type and sides. */
async function prepared(name: Name, maxBytes = limit) {
  const result = await preparePicture(await chosen(name), maxBytes);
  if (!('file' in result)) return result;
  const { width, height } = await createImageBitmap(result.file, { imageOrientation: 'none' });
  return { name: result.file.name, type: result.file.type, width, height, isSeen: result.isSeen };
}

const meta = {
  title: 'components/pictures/PictureRow',
  component: PictureRow,
  tags: ['autodocs'],
  decorators: [(Story) => <ul>{Story()}</ul>],
  args: {
    name: 'front_pic',
    title: 'ID front',
    outline: idFront,
    photoState: 'asked',
    picture: noPicture,
    kept: undefined,
    maxBytes: limit,
    onChoose: fn(),
    onRetry: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof PictureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Not added yet',
  parameters: rests({ shows: ['ID front', 'Not added yet', 'Add'] }),
};

export const Preparing: Story = {
  args: {
    picture: { state: 'preparing', file: { name: 'front.jpg', bytes: 2_202_010, image: undefined } },
  },
  parameters: rests({ shows: ['Getting the photo ready'] }),
};

export const Unreadable: Story = {
  name: 'File could not be read',
  args: { picture: { state: 'refused', obstacle: 'unreadable' } },
  parameters: rests({ shows: ['The file could not be read. Choose it again.', 'Choose another'] }),
};

/** 3,000 pixels exceed the needs of a review: 2,400 are sent. */
export const MadeSmaller: Story = {
  tags: ['interaction'],
  play: async () => {
    await expect(await prepared('front.jpg')).toEqual({
      name: 'front.jpg',
      type: 'image/jpeg',
      isSeen: true,
      width: 2400,
      height: 1600,
    });
  },
};

export const SentAsItIs: Story = {
  tags: ['interaction'],
  play: async () => {
    await expect(await prepared('back.png')).toEqual({
      name: 'back.png',
      type: 'image/png',
      isSeen: true,
      width: 900,
      height: 600,
    });
    await expect(await prepared('holding.webp')).toMatchObject({ name: 'holding.webp', type: 'image/webp' });
  },
};

/** A picture above the server's limit is redrawn upright, and rejected if it is still too large. */
export const DrawnForTheLimit: Story = {
  tags: ['interaction'],
  play: async () => {
    const back = await chosen('back.png');
    const drawn = await preparePicture(back, back.size - 1);
    await expect('file' in drawn && [drawn.file.name, drawn.file.type]).toEqual(['back.jpg', 'image/jpeg']);
    await expect(await preparePicture(back, 500)).toEqual({ obstacle: 'size' });
  },
};

/** A phone in portrait stores a rotated picture with an orientation tag. */
export const TurnedUpright: Story = {
  tags: ['interaction'],
  play: async () => {
    const turned = await chosen('turned.jpg');
    const padded = new File([turned, new Uint8Array(200_000)], 'turned.jpg');
    const result = await preparePicture(padded, 200_000);
    if (!('file' in result)) throw new Error('It was refused');
    const { width, height } = await createImageBitmap(result.file, { imageOrientation: 'none' });
    await expect([width, height]).toEqual([400, 600]);
  },
};

/**
 * Chromium does not decode HEIC; the content identifies files that are not pictures; a truncated picture is sent
 * unchanged.
 */
export const ToldByContent: Story = {
  tags: ['interaction'],
  play: async () => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'front.jpg', { type: 'image/jpeg' });
    await expect(await preparePicture(heic, limit)).toEqual({ obstacle: 'heic' });
    const page = new File(['<svg xmlns="http://www.w3.org/2000/svg">'], 'front.png', { type: 'image/png' });
    await expect(await preparePicture(page, limit)).toEqual({ obstacle: 'type' });
    const half = new File([(await chosen('front.jpg')).slice(0, 40)], 'front.jpg');
    await expect(await preparePicture(half, limit)).toMatchObject({ isSeen: false });
    await expect(await preparePicture(half, 20)).toEqual({ obstacle: 'size' });
  },
};
