import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noPicture } from '../../../src/components/pictures/picture.ts';
import { PictureField } from '../../../src/components/pictures/PictureField.tsx';
import { rests } from '../../rests.ts';

const field = {
  picture: noPicture,
  kept: undefined,
  maxBytes: 10_485_760,
  onChoose: fn(),
  onRetry: fn(),
  onStop: fn(),
};

const meta = {
  title: 'components/pictures/PictureField',
  component: PictureField,
  tags: ['autodocs'],
  args: { field, name: 'proof', title: 'Picture of the transfer' },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: rests({
    shows: ['Picture of the transfer', 'JPEG, PNG or WebP, up to 10 MB', 'Not added yet'],
  }),
};

export const Refused: Story = {
  args: { problem: 'This picture is unknown' },
  parameters: rests({ shows: ['This picture is unknown', 'Choose another'] }),
};
