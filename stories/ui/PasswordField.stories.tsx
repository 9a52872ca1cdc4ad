import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from '../../src/ui/PasswordField.tsx';

function Kept(props: ComponentProps<typeof PasswordField>) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Password', autoComplete: 'current-password', value: 'correct horse', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows and hides; what was typed stays. */
export const ShowAndHide: Story = {
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
