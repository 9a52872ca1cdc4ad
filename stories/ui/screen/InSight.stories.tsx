import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { InSight } from '../../../src/ui/screen/InSight.tsx';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/InSight',
  component: InSight,
  tags: ['autodocs'],
  args: { children: <Text as="p">Your order has not been received yet.</Text> },
  parameters: guide({
    use: 'For what the user has to decide before anything else.',
    do: ['Use it for one part of a page.'],
    dont: ['Scroll while the user types.'],
  }),
} satisfies Meta<typeof InSight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlace: Story = { parameters: rests({ shows: ['Your order has not been received yet.'] }) };

export const BelowTheFold: Story = {
  tags: ['interaction'],
  render: function Render(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <Button onClick={() => setIsShown(true)}>Send</Button>
        <Skeleton shape="rows" count={20} />
        {isShown ? <InSight {...args} /> : null}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const text = await canvas.findByText('Your order has not been received yet.');
    await waitFor(() => expect(text.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
