import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProductClosed } from '../../../src/components/products/ProductClosed.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/products/ProductClosed',
  component: ProductClosed,
  tags: ['autodocs'],
  args: { onBack: fn() },
} satisfies Meta<typeof ProductClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: rests({
    shows: ['Not offered in your region', 'This depends on the country that you are verified in.'],
  }),
};

export const LeadsBack: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
