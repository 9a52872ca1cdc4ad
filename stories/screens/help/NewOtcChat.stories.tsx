import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatView } from '../../../src/screens/help/ChatView.tsx';
import { chatArgs, chatStates } from './chatStates.ts';
import { orderReady } from './conversationStates.tsx';

const meta = {
  title: 'screens/help/NewOtcChat',
  component: ChatView,
  parameters: { layout: 'fullscreen' },
  args: { ...chatArgs, about: 'order', context: { order_no: '481907 2611 0934' } },
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = chatStates('Order 481907 2611 0934');
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Ready: Story = orderReady;
export const SupportUnavailable: Story = states.SupportUnavailable;
