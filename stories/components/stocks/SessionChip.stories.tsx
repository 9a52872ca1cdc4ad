import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionChip } from '../../../src/components/stocks/SessionChip.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/stocks/SessionChip',
  component: SessionChip,
  tags: ['autodocs'],
  args: { session: 'open' },
} satisfies Meta<typeof SessionChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: rests({ shows: ['Open'] }) };

export const PreMarket: Story = { args: { session: 'pre' }, parameters: rests({ shows: ['Pre-market'] }) };

export const AfterHours: Story = {
  args: { session: 'after' },
  parameters: rests({ shows: ['After hours'] }),
};

export const Closed: Story = { args: { session: 'closed' }, parameters: rests({ shows: ['Closed'] }) };

export const Holiday: Story = { args: { session: 'holiday' }, parameters: rests({ shows: ['Holiday'] }) };
