import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../../../src/components/amounts/Figure.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/amounts/Figure',
  component: Figure,
  tags: ['autodocs'],
  args: { children: '950,688.62' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = { parameters: rests({ shows: ['950,688.62'] }) };

export const Display: Story = { args: { variant: 'display' } };
