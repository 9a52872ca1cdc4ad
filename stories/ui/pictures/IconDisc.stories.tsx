import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDisc } from '../../../src/ui/pictures/IconDisc.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/pictures/IconDisc',
  component: IconDisc,
  tags: ['autodocs'],
  args: { icon: laterIcons.globe },
  parameters: guide({
    use: 'For the start of a named row or of a page.',
    do: ['Choose the tone by the state of the row.'],
    dont: ['Let the icon alone carry the state.'],
  }),
} satisfies Meta<typeof IconDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Own: Story = { args: { icon: laterIcons.phone, tone: 'accent' } };

export const Done: Story = { args: { icon: 'check', tone: 'success', size: 'lg' } };

export const Waiting: Story = { args: { icon: 'clock', tone: 'info', size: 'lg' } };
