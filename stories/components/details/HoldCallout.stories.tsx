import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoldCallout } from '../../../src/components/details/HoldCallout.tsx';
import { rests } from '../../rests.ts';

const minute = 60_000;
const hour = 60 * minute;
const nowMs = Date.now();

const meta = {
  title: 'components/details/HoldCallout',
  component: HoldCallout,
  tags: ['autodocs'],
  args: {
    hold: { reason: 'password', since_ms: nowMs - 2 * hour },
    untilMs: nowMs + 21 * hour + 30 * minute,
  },
} satisfies Meta<typeof HoldCallout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  parameters: rests({ shows: ['Withdrawals are on hold', '22 h', 'left', 'Until'] }),
};

export const LastMinutes: Story = {
  args: { untilMs: nowMs + 11 * minute + 30_000 },
  parameters: rests({ shows: ['Withdrawals are on hold', '12 min', 'left'] }),
};

export const WithReason: Story = {
  args: { children: <p>Login password changed</p> },
  parameters: rests({ shows: ['22 h', 'Login password changed'] }),
};
