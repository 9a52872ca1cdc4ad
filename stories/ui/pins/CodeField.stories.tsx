import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from '../../../src/ui/pins/CodeField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof CodeField>) {
  const [value, setValue] = useState(props.value);
  return (
    <CodeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/pins/CodeField',
  component: CodeField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  args: { label: 'Code', value: '', waitS: 0, onChange: fn(), onSend: fn() },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  parameters: guide({
    use: 'For the code of a message or an authenticator.',
    do: ['Say where the code was sent.', 'Offer another code after the wait.'],
    dont: ['Split it into separate fields: pasting fails there.'],
  }),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeSending: Story = { parameters: rests({ shows: ['Code', 'Send code'] }) };

export const AllStates: Story = allStates(
  {
    Loading: { isSending: true },
    'Code sent': { value: '482915', wasSent: true, waitS: 42 },
    Error: { value: '111111', wasSent: true, error: 'This code is wrong. 4 attempts left.' },
  },
  { target: 'input' },
);

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sending' })).toBeDisabled();
  },
};

/** The countdown is text, and the button is disabled meanwhile. */
export const Waiting: Story = {
  args: { value: '482915', wasSent: true, waitS: 42 },
  parameters: rests({ shows: ['482915', 'Resend in 42 s'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Resend in 42 s' })).toBeDisabled();
    // Announced once when the code was sent, not on every second.
    await expect(canvas.getByRole('status')).toHaveTextContent('The code was sent');
  },
};

/** A long delay, as after many attempts, shows in minutes. */
export const WaitingLong: Story = {
  args: { waitS: 540 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Resend in 9 min' })).toBeDisabled();
  },
};

export const SendAgain: Story = {
  args: { wasSent: true },
  parameters: rests({ shows: ['Send again'] }),
};

export const WithError: Story = {
  args: { value: '111111', wasSent: true, error: 'This code is wrong. 4 attempts left.' },
  parameters: rests({ shows: ['111111', 'This code is wrong. 4 attempts left.'] }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is wrong. 4 attempts left.');
  },
};

export const LongGerman: Story = {
  args: { label: 'Bestätigungscode aus der E-Mail', wasSent: true, waitS: 59 },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The device autofills a code from its messages only if the field is marked for it. */
export const AsksForACodeByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Letters are ignored, and so is a seventh digit. */
export const TakesOnlySixDigits: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '12a34567');
    await expect(field).toHaveValue('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};

/** A code may be pasted with its message. */
export const PastesFromTheMessage: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your code: 482 915.');
    await expect(field).toHaveValue('482915');
  },
};

export const WaitingIgnoresPresses: Story = {
  tags: ['interaction'],
  args: Waiting.args,
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: 'Resend in 42 s' });
    await userEvent.click(again, { pointerEventsCheck: 0 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SendsAgain: Story = {
  tags: ['interaction'],
  args: SendAgain.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Ambiguous digits are never guessed. */
export const UnclearText: Story = {
  parameters: rests({ shows: ['Type the digits'] }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Codes 123456 and 654321');
    await expect(field).toHaveValue('');
    field.blur();
  },
};
