import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GroupedField } from '../../../src/ui/fields/GroupedField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof GroupedField>) {
  const [value, setValue] = useState(props.value);
  return (
    <GroupedField
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
  title: 'ui/fields/GroupedField',
  component: GroupedField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    aside: { control: 'text' },
  },
  args: { label: 'IBAN', value: '', mostSigns: 34, onChange: fn() },
  parameters: guide({
    use: 'For a card or account number, in groups of four.',
    do: ['Mark only the group that is wrong, and name the character.'],
    dont: ['Demand the spaces.'],
  }),
} satisfies Meta<typeof GroupedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const AllStates: Story = allStates({
  Filled: { value: 'DE89370400440532013000' },
  Disabled: { value: '4000000000003000', disabled: true },
  Error: {
    value: 'DE89370400440532013001',
    wrongGroup: 5,
    error: 'The last group does not match the others.',
  },
});

export const Filled: Story = {
  args: { value: 'DE89370400440532013000', aside: 'Germany · 22 of 22' },
  parameters: rests({ shows: ['DE89 3704 0044 0532 0130 00', 'Germany · 22 of 22'] }),
};

/** The mark is exactly below its group. */
export const WrongGroup: Story = {
  args: {
    value: 'DE8937040044O532013000',
    aside: 'Germany · 22 of 22',
    error: 'Group 4 has the letter O. Use the digit 0.',
    wrongGroup: 3,
  },
  parameters: rests({ shows: ['Group 4 has the letter O. Use the digit 0.'] }),
};

export const Longest: Story = {
  args: {
    value: 'MT84MALT011000012345MTLCAST001S',
    aside: 'Malta · 31 of 31',
    wrongGroup: 7,
    error: 'Wrong',
  },
  parameters: rests({ shows: ['Malta · 31 of 31'] }),
};

export const Disabled: Story = { args: { value: '4000000000003000', disabled: true } };

/** Typed, deleted and pasted text stays grouped, and the caret stays beside its character. */
export const Edits: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.type(field, 'de893704');
    await expect(field).toHaveValue('DE89 3704');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE893704');
    // The space cannot be deleted alone: the character before it is deleted.
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('DE83 704');
    await expect(field.selectionStart).toBe(3);
  },
};
