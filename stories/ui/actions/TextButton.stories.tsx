import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextButton } from '../../../src/ui/actions/TextButton.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/TextButton',
  component: TextButton,
  tags: ['autodocs'],
  args: { onClick: fn(), children: 'Swap them' },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Swap them'] }) };

export const Expanded: Story = {
  args: { expanded: true, children: 'Show less' },
  parameters: rests({ shows: ['Show less'] }),
};
