import type { Meta, StoryObj } from '@storybook/react-vite';
import { openCoin } from '../../screens/subscription/openCoin.ts';
import { LockWarning } from '../../../src/components/subscription/LockWarning.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/subscription/LockWarning',
  component: LockWarning,
  tags: ['autodocs'],
  args: { product: openCoin },
} satisfies Meta<typeof LockWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Until: Story = {
  parameters: rests({ shows: ['You cannot sell until 25 Dec 2026, 12:00 UTC.'] }),
};

export const ForDays: Story = {
  args: { product: { ...openCoin, unlock_ms: undefined, day: 1 } },
  parameters: rests({ shows: ['You cannot sell for 1 day.', 'all of it can be lost'] }),
};
