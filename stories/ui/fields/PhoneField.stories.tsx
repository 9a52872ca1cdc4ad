import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField } from '../../../src/ui/fields/PhoneField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof PhoneField>) {
  const [value, setValue] = useState(props.value);
  return (
    <PhoneField
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
  title: 'ui/fields/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    dialCode: { control: 'text' },
  },
  args: {
    label: 'Phone number',
    value: '',
    dialCode: '49',
    countryHref: '#countries',
    countryLabel: 'Country code: Germany +49',
    format: (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 '),
    onChange: fn(),
  },
  parameters: guide({
    use: 'For a phone number with its country’s dial code.',
    do: ['Group the number as the country does.'],
    dont: ['Reject spaces and dashes.'],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });

/** The dial code links to the list of countries. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await expect(input).toHaveAttribute('inputmode', 'tel');
    const link = within(canvasElement).getByRole('link', { name: 'Country code: Germany +49' });
    await expect(link).toHaveAttribute('href', '#countries');
  },
};

export const AllStates: Story = allStates(
  {
    Filled: { value: '151234' },
    Disabled: { value: '151234', disabled: true },
    Error: { value: '15', error: 'Enter a valid phone number' },
  },
  { target: 'input' },
);

/** Digits are grouped as in their country. */
export const Filled: Story = { args: { value: '151234' }, parameters: rests({ shows: ['151 234'] }) };

/** Input that is not a number stays unchanged for the form to report. */
export const Letters: Story = {
  args: { value: '15O', error: 'Enter a valid phone number' },
  parameters: rests({ shows: ['15O'] }),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription('Enter a valid phone number');
  },
};

export const CountryUnknown: Story = { args: { dialCode: undefined, countryLabel: 'Choose country code' } };

export const Disabled: Story = { args: { value: '151234', disabled: true } };

/** Only digits are kept. */
export const GroupsWhatIsTyped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '151-234');
    await expect(input).toHaveValue('151 234');
    await expect(args.onChange).toHaveBeenLastCalledWith('151234');
  },
};

/** The caret stays behind the typed digit while the groups change. */
export const KeepsTheCaret: Story = {
  tags: ['interaction'],
  args: { value: '15234' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveValue('152 34');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('151 234');
    await expect(input.selectionStart).toBe(3);
  },
};

/** A space between groups cannot be deleted alone: the digit before it is deleted. */
export const DeletesOverAGroup: Story = {
  tags: ['interaction'],
  args: { value: '151234' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('152 34');
    await expect(input.selectionStart).toBe(2);
  },
};

export const KeepsLetters: Story = {
  tags: ['interaction'],
  args: { error: 'Enter a valid phone number' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '15O');
    await expect(input).toHaveValue('15O');
    await expect(args.onChange).toHaveBeenLastCalledWith('15O');
    await expect(input).toHaveAccessibleDescription('Enter a valid phone number');
  },
};
