import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeStrip } from '../../../src/components/shell/NoticeStrip.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/shell/NoticeStrip',
  component: NoticeStrip,
  tags: ['autodocs'],
  args: { notices: [{ id: '1', title: 'Maintenance of the USDC network on 24 November', href: '#notice' }] },
} satisfies Meta<typeof NoticeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  parameters: rests({ shows: ['Maintenance of the USDC network on 24 November'] }),
};
