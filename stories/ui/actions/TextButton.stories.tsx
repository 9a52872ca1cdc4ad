import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextButton } from '../../../src/ui/actions/TextButton.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/TextButton',
  component: TextButton,
  tags: ['autodocs'],
  args: { onClick: fn(), children: 'Swap them' },
  parameters: guide({
    use: 'For a lesser action at the end of a line or beside a field, such as “Max” or “Show all”.',
    do: ['Keep it to one or two words.'],
    dont: ['Use it for the main action of a screen.'],
  }),
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Swap them'] }) };

export const AllStates: Story = allStates({ Expanded: { expanded: true } });

export const Expanded: Story = {
  args: { expanded: true, children: 'Show less' },
  parameters: rests({ shows: ['Show less'] }),
};
