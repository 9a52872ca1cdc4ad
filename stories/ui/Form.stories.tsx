import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { Form } from '../../src/ui/Form.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { TextField } from '../../src/ui/TextField.tsx';

const submitted = fn();

function TwoFields() {
  const [values, setValues] = useState({ name: 'Lena', email: '' });
  const [submitCount, setSubmitCount] = useState(0);
  const isWrong = submitCount > 0 && !values.email.includes('@');
  return (
    <Form
      label="Account"
      submitCount={submitCount}
      isSubmitting={false}
      onSubmit={() => {
        submitted(values);
        setSubmitCount(submitCount + 1);
      }}
    >
      <Stack gap="5">
        <TextField label="Name" value={values.name} onChange={(name) => setValues({ ...values, name })} />
        <TextField
          label="E-mail"
          value={values.email}
          onChange={(email) => setValues({ ...values, email })}
          error={isWrong ? 'Enter an e-mail address.' : undefined}
        />
        <Button type="submit" width="block">
          Continue
        </Button>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'ui/Form',
  component: Form,
  render: () => <TwoFields />,
  args: { onSubmit: fn(), submitCount: 0, isSubmitting: false, children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A try that fails leads to the first field in error; what was typed stays. */
export const LeadsToTheFirstError: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena');
  },
};

/** The Enter key in a field submits. */
export const EnterSubmits: Story = {
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'E-mail' }),
      'a@b.example{Enter}',
    );
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledWith({ name: 'Lena', email: 'a@b.example' });
  },
};
