import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../../../src/components/forms/SubmitButton.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/SubmitButton',
  component: SubmitButton,
  tags: ['autodocs'],
  args: {
    form: { id: 'form', isSubmitting: false },
    busy: 'Sending',
    children: 'Transfer 2,000.00 USDT',
  },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: rests({ shows: ['Transfer 2,000.00 USDT'] }) };

export const Busy: Story = {
  args: { form: { id: 'form', isSubmitting: true } },
  parameters: rests({ shows: ['Sending'] }),
};

export const Obstacle: Story = {
  args: { reason: 'Your last transfer is being checked.' },
  parameters: rests({ shows: ['Your last transfer is being checked.'] }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline'] }),
};
