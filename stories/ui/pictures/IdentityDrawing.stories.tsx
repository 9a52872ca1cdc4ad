import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdentityDrawing } from '../../../src/ui/pictures/IdentityDrawing.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/pictures/IdentityDrawing',
  component: IdentityDrawing,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For the start of the verification.',
    do: ['Use it with the reason for the verification.'],
    dont: ['Use it for other pages on documents.'],
  }),
} satisfies Meta<typeof IdentityDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
