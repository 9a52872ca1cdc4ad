import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Room } from '../../../src/ui/loading/Room.tsx';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/Room',
  component: Room,
  tags: ['autodocs'],
  args: { of: 'optionTicket', children: <Skeleton shape="rows" /> },
  parameters: guide({
    use: 'For a part that must not move the page when it arrives.',
    do: ['Reserve the height of its usual content.'],
    dont: ['Reserve room for what may never come.'],
  }),
} satisfies Meta<typeof Room>;
export default meta;

/** Content below keeps its position when the part loads. */
export const Kept: StoryObj<typeof meta> = {
  name: 'Height reserved',
  render: (args) => (
    <>
      <Room {...args} />
      <p>below</p>
    </>
  ),
  play: async ({ canvas }) => {
    const top = canvas.getByText('below').getBoundingClientRect().top;
    await expect(top).toBeGreaterThan(500);
  },
};
