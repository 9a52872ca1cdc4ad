import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '../../../src/ui/messages/Callout.tsx';
import { Dial } from '../../../src/ui/progress/Dial.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/messages/Callout',
  component: Callout,
  tags: ['autodocs'],
  args: { tone: 'warning', title: 'Withdrawals are on hold', text: 'You put withdrawals on hold.' },
  parameters: guide({
    use: 'For the main message of a page: progress, or what blocks.',
    do: ['Use one on a page, at its top.'],
    dont: ['Use it for advice.'],
  }),
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  parameters: rests({ shows: ['Withdrawals are on hold', 'You put withdrawals on hold.'] }),
};

export const WithDial: Story = {
  args: {
    lead: <Dial share={0.7} tone="warning" value="18 h" unit="left" />,
    text: 'Until 21 Nov 2026, 14:05',
  },
  parameters: rests({ shows: ['18 h', 'Until 21 Nov 2026, 14:05'] }),
};

export const Plain: Story = {
  args: {
    tone: 'plain',
    lead: <Dial share={0.75} value="3 of 4" unit="done" />,
    title: 'One step left',
    text: 'Set a fund password.',
  },
  parameters: rests({ shows: ['3 of 4', 'One step left'] }),
};
