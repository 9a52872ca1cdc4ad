import type { Meta, StoryObj } from '@storybook/react-vite';
import { SandboxNotice } from '../../../src/components/wallet/SandboxNotice.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/wallet/SandboxNotice',
  component: SandboxNotice,
  tags: ['autodocs'],
  args: { children: 'This is practice money. It is worth nothing outside this sandbox.' },
} satisfies Meta<typeof SandboxNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['Sandbox.', 'This is practice money'] }) };
