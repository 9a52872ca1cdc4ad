import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeTarget } from '../../../src/components/codes/CodeTarget.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/codes/CodeTarget',
  component: CodeTarget,
  tags: ['autodocs'],
  args: { address: { channel: 'mail', to: 'l•••n@posteo.example' } },
} satisfies Meta<typeof CodeTarget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mail: Story = { parameters: rests({ shows: ['To l•••n@posteo.example'] }) };
