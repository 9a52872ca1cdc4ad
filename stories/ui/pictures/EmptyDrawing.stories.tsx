import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyDrawing } from '../../../src/ui/pictures/EmptyDrawing.tsx';

const meta = {
  title: 'ui/EmptyDrawing',
  component: EmptyDrawing,
  tags: ['autodocs'],
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
