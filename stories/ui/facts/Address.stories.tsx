import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositAddress } from '../../../contracts/examples/deposit.ts';
import { Address } from '../../../src/ui/facts/Address.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/Address',
  component: Address,
  tags: ['autodocs'],
  args: { text: depositAddress['trc20']! },
  parameters: guide({
    use: 'For a whole address that users compare, its ends emphasised.',
    do: ['Show it in full where money is sent to it.'],
    dont: ['Break it at words or translate it.'],
  }),
} satisfies Meta<typeof Address>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: [/^TMrdnS/, /F4hJ8bN$/] }) };

/** Longer than a line of the narrowest phones. */
export const Long: Story = {
  args: { text: depositAddress['erc20']! },
  globals: { viewport: { value: 'w320' } },
};

/** No longer than both shortened ends. */
export const Short: Story = { args: { text: 'TMrdnSF4hJ8bN' } };
