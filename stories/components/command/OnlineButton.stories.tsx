import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OnlineButton } from '../../../src/components/command/OnlineButton.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/command/OnlineButton',
  component: OnlineButton,
  tags: ['autodocs'],
  args: { variant: 'dangerText', isOffline: false, onClick: fn(), children: 'Cancel withdrawal' },
} satisfies Meta<typeof OnlineButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  parameters: rests({ shows: ['Cancel withdrawal'], hides: ['You are offline'] }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['Cancel withdrawal', 'You are offline'] }),
};

export const Waits: Story = {
  tags: ['interaction'],
  args: { isOffline: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
