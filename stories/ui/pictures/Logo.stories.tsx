import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brand } from '../../../contracts/brand.ts';
import { Logo } from '../../../src/ui/pictures/Logo.tsx';
import { rests } from '../../rests.ts';

const meta = { title: 'ui/Logo', component: Logo, tags: ['autodocs'] } satisfies Meta<typeof Logo>;
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
