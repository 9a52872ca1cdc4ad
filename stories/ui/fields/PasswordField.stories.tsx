import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PasswordField } from '../../../src/ui/fields/PasswordField.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';

function Kept(props: ComponentProps<typeof PasswordField>) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui/fields/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  // A value set by the Storybook control resets the field.
  render: (args) => <Kept key={args.value} {...args} />,
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  args: { label: 'Password', autoComplete: 'current-password', value: 'correct horse', onChange: fn() },
  parameters: guide({
    use: 'For a password, with a button that reveals it.',
    do: ['State the rules before the first error.'],
    dont: ['Forbid pasting.'],
  }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const AllStates: Story = allStates({
  Disabled: { disabled: true },
  Error: { value: 'short', error: 'Use at least 8 characters.' },
});

export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Not userEvent.click, whose focus would scroll the docs page.
    await fireEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text'));
  },
};

export const Empty: Story = { args: { value: '', hint: '8 to 20 characters' } };

export const WithError: Story = {
  args: { value: 'short', error: 'Use at least 8 characters.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Use at least 8 characters.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongGerman: Story = {
  args: {
    label: 'Neues Anmeldepasswort wiederholen',
    value: 'Donaudampfschifffahrtsgesellschaft',
    error: 'Die beiden Passwörter stimmen nicht überein.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};

/** The button shows and hides the password; the text is kept. */
export const ShowsAndHides: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    const show = canvas.getByRole('button', { name: 'Show password' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('correct horse');
  },
};
