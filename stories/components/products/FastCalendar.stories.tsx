import type { Meta, StoryObj } from '@storybook/react-vite';
import { FastCalendar } from '../../../src/components/products/FastCalendar.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/products/FastCalendar',
  component: FastCalendar,
  tags: ['autodocs'],
  args: { dayS: 60 },
} satisfies Meta<typeof FastCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfHosting: Story = {
  parameters: rests({ shows: ['Sandbox: a day of hosting lasts 1 minute.'] }),
};

export const OfALockUp: Story = {
  args: { dayS: 2, of: 'lockup' },
  parameters: rests({ shows: ['Sandbox: a day of a lock-up lasts 2 seconds.'] }),
};
