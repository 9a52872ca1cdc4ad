import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Room } from '../../../src/ui/loading/Room.tsx';
import { Skeleton } from '../../../src/ui/loading/Skeleton.tsx';

const meta = {
  title: 'ui/Room',
  component: Room,
  tags: ['autodocs'],
  args: { of: 'optionTicket', children: <Skeleton shape="rows" /> },
} satisfies Meta<typeof Room>;
export default meta;

/** Content below keeps its position when the part loads. */
export const Kept: StoryObj<typeof meta> = {
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
