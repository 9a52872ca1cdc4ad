import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyDrawing } from '../../../src/ui/pictures/EmptyDrawing.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/pictures/EmptyDrawing',
  component: EmptyDrawing,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For a page without entries.',
    do: ['Use it once on a page.'],
    dont: ['Use it for errors: those have their own drawing.'],
  }),
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
