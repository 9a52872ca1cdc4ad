import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChatView } from '../../../src/screens/help/ChatView.tsx';
import { blurField } from '../../rests.ts';
import { chatArgs, chatStates } from './chatStates.ts';
import { orderReady } from './conversationStates.tsx';

const meta = {
  title: 'screens/help/OtcChat',
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
export const Framed: Story = { name: 'Chat of the provider', ...states.Framed };
export const SupportUnavailable: Story = {
  ...states.SupportUnavailable,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to the order' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    blurField();
  },
};
