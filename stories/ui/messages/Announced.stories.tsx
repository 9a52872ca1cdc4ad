import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Announced } from '../../../src/ui/messages/Announced.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/Announced',
  component: Announced,
  tags: ['autodocs'],
  args: {
    text: 'Order placed: buy 0.064 BTC at 97,410',
    children: (
      <>
        <Text as="p">Fee 0.10%</Text>
        <Text as="p">You receive 0.063936 BTC</Text>
      </>
    ),
  },
  parameters: guide({
    use: 'For a status or an error in the place of content that is not needed meanwhile.',
    do: ['Keep it mounted, so that it is announced.'],
    dont: ['Let it cover a field or a button.'],
  }),
} satisfies Meta<typeof Announced>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place keeps the height of the replaced content. */
export const Said: Story = {
  name: 'With a status',
  parameters: rests({ shows: ['Order placed'], hides: ['You receive'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Order placed');
  },
};

export const Nothing: Story = {
  name: 'Without a message',
  args: { text: undefined },
  parameters: rests({ shows: ['You receive'] }),
};
