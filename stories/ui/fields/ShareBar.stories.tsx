import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from '../../../src/ui/fields/ShareBar.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/fields/ShareBar',
  component: ShareBar,
  tags: ['autodocs'],
  args: {
    label: 'Spot 56%, options 10%, contracts 25%, hosting 9%',
    parts: [
      { colour: 1, share: '56' },
      { colour: 3, share: '10' },
      { colour: 4, share: '25' },
      { colour: 2, share: '9' },
    ],
  },
  parameters: guide({
    use: 'For the shares of a whole, such as the accounts of a balance.',
    do: ['Key the colours by rows beneath.'],
    dont: ['Use more shares than there are data colours.'],
  }),
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accounts: Story = {
  parameters: rests({ shows: ['Spot 56%, options 10%, contracts 25%, hosting 9%'] }),
};

/** A zero has no segment, and the smallest share stays visible. */
export const Small: Story = {
  args: {
    label: 'Frozen 0.01%, available 99.99%',
    parts: [
      { colour: 1, share: '0.01' },
      { colour: 2, share: '0' },
      { colour: 'rest', share: '99.99' },
    ],
  },
};
