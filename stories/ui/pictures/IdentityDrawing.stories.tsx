import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdentityDrawing } from '../../../src/ui/pictures/IdentityDrawing.tsx';

const meta = {
  title: 'ui/IdentityDrawing',
  component: IdentityDrawing,
  tags: ['autodocs'],
} satisfies Meta<typeof IdentityDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
