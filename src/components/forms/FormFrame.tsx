import type { ReactNode } from 'react';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { FormState } from './useForm.ts';

interface FormFrameProps {
  form: Pick<FormState<never>, 'id' | 'submit' | 'submitCount' | 'isSubmitting'>;
  label?: string;
  /** Gap between the fields; smaller for many fields. */
  gap?: '4' | '5';
  /** A sheet has its own padding. */
  place?: 'page' | 'sheet';
  children: ReactNode;
}

/** Fields of a form in one column; a failed attempt moves the focus to the first invalid field. */
export function FormFrame({ form, label, gap = '5', place = 'page', children }: FormFrameProps) {
  return (
    <Form
      id={form.id}
      label={label}
      onSubmit={form.submit}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap={gap} gutter={place === 'page'} padBlock={place === 'page' ? '5' : '0'}>
        {children}
      </Stack>
    </Form>
  );
}
