import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brand } from '../../../contracts/brand.ts';
import { Logo } from '../../../src/ui/pictures/Logo.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pictures/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For the brand: the mark with or without its name.',
    do: ['Take name and mark from the brand file.'],
    dont: ['Redraw, tilt or recolour it.'],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: rests({ shows: [brand.name] }) };

export const Large: Story = { args: { size: 'lg' } };

/** Without the name beside it, the mark has the name as its label. */
export const Mark: Story = {
  args: { variant: 'mark', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: brand.name })).toBeVisible();
  },
};
