import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatView } from '../../../src/screens/help/ChatView.tsx';
import { chatArgs, chatStates } from './chatStates.ts';

const meta = {
  title: 'screens/help/NewChat',
  component: ChatView,
  parameters: { layout: 'fullscreen' },
  args: { ...chatArgs, about: 'service' },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = chatStates('Customer service');
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Ready: Story = states.Ready;
export const SupportUnavailable: Story = states.SupportUnavailable;
