import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeInput } from '../../../src/components/codes/CodeInput.tsx';
import { PasskeyCode } from '../../../src/components/codes/PasskeyCode.tsx';
import { blurField, rests } from '../../rests.ts';

const confirm = fn((): Promise<string | undefined> => Promise.resolve('482910'));

const meta = {
  title: 'components/codes/PasskeyCode',
  component: PasskeyCode,
  tags: ['autodocs'],
  args: { passkey: { isPending: false, confirm }, value: '', onCode: fn() },
} satisfies Meta<typeof PasskeyCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { parameters: rests({ shows: ['Use a passkey'] }) };

export const Pending: Story = {
  args: { passkey: { isPending: true, confirm } },
  parameters: rests({ shows: ['Checking'] }),
};

/** Beside the field that it fills in. */
function Form() {
  const [value, setValue] = useState('');
  return (
    <CodeInput
      code={{
        secondsLeft: 0,
        isSending: false,
        wasSent: false,
        sandboxCode: undefined,
        digits: 6,
        send: () => Promise.resolve(),
        passkey: { isPending: false, confirm },
      }}
      value={value}
      onChange={setValue}
      error={undefined}
      channel="mail"
    />
  );
}

export const Confirmed: Story = {
  render: () => <Form />,
  parameters: rests({
    shows: ['Your passkey has confirmed.', 'The code is filled in.', '482910'],
    hides: ['Use a passkey'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await canvas.findByText('Your passkey has confirmed.');
    blurField();
  },
};

/** Another code is not the passkey's. */
export const OffersAgainOnceTheCodeChanges: Story = {
  ...Confirmed,
  tags: ['interaction'],
  play: async (context) => {
    await Confirmed.play!(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('Verification code'), '{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(canvas.queryByText('Your passkey has confirmed.')).toBeNull();
  },
};

/** The form shows why there is no code. */
export const StaysWithoutACode: Story = {
  tags: ['interaction'],
  args: { passkey: { isPending: false, confirm: () => Promise.resolve(undefined) } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Use a passkey' });
    await userEvent.click(button);
    await expect(args.onCode).not.toHaveBeenCalled();
    await expect(button).toBeVisible();
  },
};
