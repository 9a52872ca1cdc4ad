import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Form } from '../../../src/ui/fields/Form.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const submitted = fn();

function TwoFields(props: ComponentProps<typeof Form>) {
  const [values, setValues] = useState({ name: 'Lena', email: '' });
  const [submitCount, setSubmitCount] = useState(props.submitCount);
  const isWrong = submitCount > 0 && !values.email.includes('@');
  return (
    <Form
      {...props}
      submitCount={submitCount}
      onSubmit={() => {
        submitted(values);
        setSubmitCount(submitCount + 1);
      }}
    >
      <Stack gap="5">
        <TextField label="Name" value={values.name} onChange={(name) => setValues({ ...values, name })} />
        <TextField
          label="Email"
          value={values.email}
          onChange={(email) => setValues({ ...values, email })}
          error={isWrong ? 'Enter an email address.' : undefined}
        />
        <Button type="submit" width="block" loading={props.isSubmitting ? 'Sending' : undefined}>
          Continue
        </Button>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'ui/fields/Form',
  component: Form,
  tags: ['autodocs'],
  // A count set by the Storybook control resets the form.
  render: (args) => <TwoFields key={args.submitCount} {...args} />,
  args: { label: 'Account', onSubmit: fn(), submitCount: 0, isSubmitting: false, children: null },
  argTypes: { children: { control: false } },
  parameters: guide({
    use: 'For everything that is sent: it leads to its first error.',
    do: ['Keep the button enabled while fields are empty.'],
    dont: ['Disable the button for what a field can explain.'],
  }),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untried: Story = { parameters: rests({ shows: ['Lena'], hides: ['Enter an email address.'] }) };

/** A failed attempt focuses the first invalid field. */
export const WithError: Story = {
  // Its focus would scroll the docs page.
  tags: ['!autodocs'],
  args: { submitCount: 1 },
  parameters: rests({ shows: ['Lena', 'Enter an email address.'], focus: 'Email' }),
};

/** The input stays when the submission fails. */
export const LeadsToTheFirstError: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena');
  },
};

/** Enter in a field submits. */
export const EnterSubmits: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Email' }), 'a@b.example{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledWith({ name: 'Lena', email: 'a@b.example' });
  },
};
