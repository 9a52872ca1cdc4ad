import type { ReactNode } from 'react';
import { Form } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { FormState } from './useForm.ts';

interface FormFrameProps {
  form: Pick<FormState<never>, 'submit' | 'submitCount' | 'isSubmitting'>;
  label?: string;
  children: ReactNode;
}

/** The fields of a form beneath each other; a try that fails leads to the first that is wrong. */
export function FormFrame({ form, label, children }: FormFrameProps) {
  return (
    <Form
      label={label}
      onSubmit={form.submit}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="5" gutter padBlock="5">
        {children}
      </Stack>
    </Form>
  );
}
