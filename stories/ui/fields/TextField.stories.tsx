import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
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
  title: 'ui/fields/TextField',
  component: TextField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    end: { control: 'text' },
  },
  args: { label: 'Email', type: 'email', autoComplete: 'email', value: '', onChange: fn() },
  parameters: guide({
    use: 'For one line of text.',
    do: ['Keep the label above it, also while it is filled.', 'Keep the error below it, with what to do.'],
    dont: ['Use the placeholder as the label.'],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

export const AllStates: Story = allStates({
  Filled: { value: 'lena@example.com' },
  Disabled: { value: 'lena@example.com', disabled: true },
  Error: { value: 'lena@', error: 'Enter a valid email address' },
});

/** Nothing moves when the edge gets its second pixel, and iOS does not zoom. */
export const Focus: Story = {
  args: { value: 'lena@example.com' },
  // The docs page must not focus anything.
  tags: ['!autodocs'],
  parameters: rests({ focus: 'Email' }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const before = field.getBoundingClientRect().toJSON() as unknown;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().toJSON()).toEqual(before);
    await expect(Number.parseInt(getComputedStyle(field).fontSize, 10)).toBeGreaterThanOrEqual(16);
  },
};

/** The error is announced with the field, before its hint. */
export const WithError: Story = {
  args: {
    value: 'lena@',
    error: 'Enter an email address such as name@example.com.',
    hint: 'The code goes to this address.',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com. The code goes to this address.',
    );
  },
};

export const WithHint: Story = { args: { hint: 'We send a code to this address.' } };

export const Disabled: Story = {
  args: { label: 'Name', type: 'text', value: 'Lena Marie Hartmann', disabled: true },
};

export const WithUnit: Story = { args: { label: 'Amount', type: 'text', value: '500.00', end: 'USDT' } };

export const LongGerman: Story = {
  args: {
    label: 'E-Mail-Adresse, an die wir den Bestätigungscode für die Auszahlung senden',
    value: 'maximiliane.schwarzenberger-hoffmann@unternehmensberatung.example.de',
    error: 'Diese E-Mail-Adresse ist bereits mit einem anderen Konto verknüpft.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(within(canvasElement).getByRole('textbox')).toBeVisible();
  },
};

export const LargeText: Story = {
  args: { value: 'lena@example.com', hint: 'We send a code to this address.' },
  globals: { textSize: '200' },
};

/** The label names the field and focuses it when tapped. */
export const LabelLeadsIn: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.click(within(canvasElement).getByText('Email'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('lena@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('lena@example.com');
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** The field validates a value only once it is complete. */
export const SaysThatItIsLeft: Story = {
  tags: ['interaction'],
  args: { onLeave: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'lena');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const DisabledIsNoStop: Story = {
  tags: ['interaction'],
  args: Disabled.args,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).not.toHaveFocus();
  },
};
