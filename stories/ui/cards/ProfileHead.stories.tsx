import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileHead } from '../../../src/ui/cards/ProfileHead.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/cards/ProfileHead',
  component: ProfileHead,
  tags: ['autodocs'],
  args: { initials: 'LH', name: 'Lena Marie Hartmann', children: 'Account 4820193' },
  parameters: guide({
    use: 'For the top of the account page: who is logged in.',
    do: ['Fall back to the address where there is no name.'],
    dont: ['Show it on pages of other users.'],
  }),
} satisfies Meta<typeof ProfileHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { parameters: rests({ shows: ['Lena Marie Hartmann', 'Account 4820193'] }) };

/** An address is longer than a name, and breaks where necessary. */
export const ByAddress: Story = {
  args: { initials: 'L', name: 'l•••@mail.of-a-place-with-a-long-name.example' },
  parameters: rests({ shows: ['l•••@mail.of-a-place-with-a-long-name.example'] }),
};
