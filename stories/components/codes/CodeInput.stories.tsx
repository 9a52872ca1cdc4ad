import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeInput } from '../../../src/components/codes/CodeInput.tsx';
import { rests } from '../../rests.ts';

const unsent = {
  secondsLeft: 0,
  isSending: false,
  wasSent: false,
  sandboxCode: undefined,
  digits: 6,
  send: fn(),
};

const meta = {
  title: 'components/codes/CodeInput',
  component: CodeInput,
  tags: ['autodocs'],
  args: { code: unsent, value: '', onChange: fn(), error: undefined, channel: 'mail' },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsent: Story = {
  name: 'Code not sent yet',
  parameters: rests({ shows: ['Verification code', 'Send code'] }),
};

export const Waiting: Story = {
  args: { code: { ...unsent, wasSent: true, secondsLeft: 42 } },
  parameters: rests({ shows: ['Resend in 42 s'] }),
};

export const Wrong: Story = {
  args: {
    code: { ...unsent, wasSent: true },
    value: '111111',
    error: 'The verification code is wrong or has expired. 4 attempts left',
  },
  parameters: rests({ shows: ['111111', '4 attempts left', 'Send again'] }),
};

/** While codes of the account are under guessing. */
export const Long: Story = {
  args: { code: { ...unsent, wasSent: true, digits: 12 }, value: '482017559936' },
  parameters: rests({ shows: ['482017559936', 'The code has 12 digits for now'] }),
};

/** A sandbox sends nothing and shows that. */
export const Sandbox: Story = {
  args: { code: { ...unsent, wasSent: true, secondsLeft: 58, sandboxCode: '482910' } },
  parameters: rests({ shows: ['No email is sent here. Your code is 482910.'] }),
};

export const TakesTheSandboxCode: Story = {
  ...Sandbox,
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use this code' }));
    await expect(args.onChange).toHaveBeenCalledWith('482910');
  },
};
