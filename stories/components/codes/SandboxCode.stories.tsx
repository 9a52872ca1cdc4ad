import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SandboxCode } from '../../../src/components/codes/SandboxCode.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/codes/SandboxCode',
  component: SandboxCode,
  tags: ['autodocs'],
  args: { code: '482910', channel: 'mail', onUse: fn() },
} satisfies Meta<typeof SandboxCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mail: Story = { parameters: rests({ shows: ['No email is sent here. Your code is 482910.'] }) };

export const TextMessage: Story = {
  args: { channel: 'sms' },
  parameters: rests({ shows: ['No message is sent here. Your code is 482910.'] }),
};
