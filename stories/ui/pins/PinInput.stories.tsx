import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PinInput } from '../../../src/ui/pins/PinInput.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof PinInput>) {
  const [value, setValue] = useState(props.value);
  const take = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <PinInput {...props} value={value} onChange={take} />;
}

const meta = {
  title: 'ui/pins/PinInput',
  component: PinInput,
  tags: ['autodocs'],
  render: (args) => <Kept key={args.value} {...args} />,
  args: { label: 'New fund password', name: 'password', value: '', onChange: fn(), onCurrent: fn() },
  parameters: guide({
    use: 'For a fund password as a field of a form.',
    do: ['Use one keypad for all of them.'],
    dont: ['Show the digits.'],
  }),
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  args: { hint: 'No sequences such as 123456' },
  parameters: rests({ shows: ['New fund password', 'No sequences such as 123456'] }),
};

export const AllStates: Story = allStates({
  Filled: { value: '491370' },
  Error: { value: '123456', error: 'These digits are all in a row.' },
});

export const Filled: Story = { args: { value: '491370' } };

export const Wrong: Story = {
  args: { value: '123456', error: 'These digits are all in a row. Choose another fund password' },
  parameters: rests({ shows: ['These digits are all in a row.'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('New fund password')).toHaveAccessibleDescription(
      /all in a row/,
    );
  },
};

/** Letters are ignored, full-width digits are accepted. */
export const TakesDigits: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('New fund password'));
    await expect(args.onCurrent).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('4x９1');
    await expect(args.onChange).toHaveBeenLastCalledWith('491');
    await userEvent.tab();
    await expect(args.onCurrent).toHaveBeenLastCalledWith(false);
  },
};
