import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShortAddress } from '../../../src/ui/facts/ShortAddress.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/ShortAddress',
  component: ShortAddress,
  tags: ['autodocs'],
  args: { text: 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN' },
  parameters: guide({
    use: 'For an address in a row: the first six and the last seven characters.',
    do: ['Keep both ends on one line.'],
    dont: ['Use it where the user confirms a transfer.'],
  }),
} satisfies Meta<typeof ShortAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ends: Story = { parameters: rests({ shows: ['TMrdnS…F4hJ8bN'] }) };

/** Text without room wraps as a whole: a break after the dots would separate its ends. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: '8em', overflowWrap: 'anywhere' }}>
        to <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const ends = within(canvasElement).getByText('TMrdnS…F4hJ8bN');
    await expect(ends.getClientRects()).toHaveLength(1);
  },
};
