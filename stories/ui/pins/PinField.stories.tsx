import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PinField } from '../../../src/ui/pins/PinField.tsx';
import { TextButton } from '../../../src/ui/actions/TextButton.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

function Kept(props: ComponentProps<typeof PinField>) {
  const [value, setValue] = useState(props.value);
  const take = (next: string): void => {
    setValue(next);
    props.onChange(next);
  };
  return <PinField {...props} value={value} onChange={take} />;
}

const focused: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByLabelText('Fund password')).toHaveFocus());
  blurField();
};

const meta = {
  title: 'ui/pins/PinField',
  component: PinField,
  tags: ['autodocs'],
  // Focuses itself on mount, which would scroll a docs page.
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    ...guide({
      use: 'For the fund password that authorises a command.',
      do: ['Repeat amount and receiver above the cells.', 'Name the tries that are left after an error.'],
      dont: ['Ask for it where no money moves.'],
    }),
  },
  render: (args) => <Kept key={args.value} {...args} />,
  args: { label: 'Fund password', value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { parameters: rests({ shows: ['1', '0'] }), play: focused };

export const Typing: Story = {
  args: { value: '4913', help: <TextButton onClick={fn()}>Forgot fund password?</TextButton> },
  parameters: rests({ shows: ['Forgot fund password?'] }),
  play: focused,
};

export const Wrong: Story = {
  args: { error: 'The fund password is wrong. 4 attempts left.' },
  parameters: rests({ shows: ['The fund password is wrong. 4 attempts left.'] }),
  play: async (context) => {
    await expect(within(context.canvasElement).getByLabelText('Fund password')).toHaveAccessibleDescription(
      'The fund password is wrong. 4 attempts left.',
    );
    await focused(context);
  },
};

export const Busy: Story = {
  args: { value: '491370', disabled: true },
  play: async (context) => {
    await expect(within(context.canvasElement).getByRole('button', { name: '5' })).toBeDisabled();
    await focused(context);
  },
};

/** Six digits by keypad and by hardware keyboard; letters are ignored. */
export const Completes: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    for (const digit of ['4', '9', '9']) await press(digit);
    await press('Delete');
    await userEvent.keyboard('x13');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    await press('0');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('491370');
    await press('1');
    await expect(args.onChange).toHaveBeenLastCalledWith('491370');
  },
};

/** Autofilled digits are not submitted automatically, and no digits are extracted from another secret. */
export const FilledWaitsForConfirm: Story = {
  parameters: rests({ shows: ['Confirm'] }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Fund password');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).not.toHaveAttribute('type', 'password');
    await userEvent.paste('491370');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(args.onComplete).not.toHaveBeenCalled();
    blurField();
  },
};

export const ConfirmsFilled: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await FilledWaitsForConfirm.play!(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Confirm' }));
    await expect(context.args.onComplete).toHaveBeenCalledOnce();
    await expect(context.args.onComplete).toHaveBeenCalledWith('491370');
  },
};

/** The digits of a password are not a fund password. */
export const AsksForDigits: Story = {
  parameters: rests({ shows: ['Type the digits'] }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Fund password')).toHaveFocus());
    await userEvent.paste('Summer2024!99');
    await expect(args.onChange).not.toHaveBeenCalled();
    blurField();
  },
};
