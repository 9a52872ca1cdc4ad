import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatView } from '../../../src/screens/help/ChatView.tsx';
import { chatArgs, chatStates } from './chatStates.ts';
import { serviceReady } from './conversationStates.tsx';

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
export const Ready: Story = serviceReady;
export const SupportUnavailable: Story = states.SupportUnavailable;
