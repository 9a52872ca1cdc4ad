import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import type { Refused, Submit } from './submission.ts';

/** What stands in a form while its owner is elsewhere. */
export interface FormDraft<Values> {
  /** What stood in it when it was left. */
  initial: Partial<Values> | undefined;
  /** Hears what stands in the form after each change. */
  onValues: (values: Values) => void;
}

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** What each field has to be; asked at each try. */
  schema: AnySchema;
  onSubmit: Submit<Values>;
  /** Says what the server refused as a whole; without it the form says so above its button. */
  onRefused?: (message: string) => void;
  draft?: FormDraft<Values>;
  /** The errors that are left once a field has changed; all but its own, unless told. */
  errorsAfter?: (errors: Errors<Values>, name: keyof Values & string, values: Values) => Errors<Values>;
}

/** What a field is given: its value, what a change does, and what is wrong with it. */
export interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  /** The nearest value that the server would take. */
  nearest: string | undefined;
}

export interface FormState<Values> {
  values: Values;
  errors: Errors<Values>;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Several fields at once. */
  change: (next: Partial<Values>) => void;
  /** Adds to what is wrong, or takes away from it. */
  setErrors: (errors: Errors<Values>) => void;
  /** What was said of the last try is true of this form no longer. */
  clearErrors: () => void;
  /** Goes on as a form that nobody has tried to send yet. */
  restart: (values: Values) => void;
  submit: () => void;
  isSubmitting: boolean;
  submitCount: number;
  /** Why the server refused the whole, where the form says it. */
  failure: string | undefined;
}

const withoutOwn = <Values>(errors: Errors<Values>, name: keyof Values & string): Errors<Values> => ({
  ...errors,
  [name]: undefined,
});

/** A form's values, what is wrong with them, and how they are sent. Errors come with a try and go with the mending. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, schema, onSubmit, onRefused, draft, errorsAfter = withoutOwn } = options;
  const [nearest, setNearest] = useState<Refused['nearest']>();
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);
  const [first] = useState(() => ({ ...initial, ...draft?.initial }));
  const formik = useFormik<Values>({
    initialValues: first,
    validateOnBlur: false,
    validateOnChange: false,
    validationSchema: schema,
    async onSubmit(values) {
      setFailure(undefined);
      setNearest(undefined);
      const refused = await onSubmit(values);
      if (refused?.fields) formik.setErrors(refused.fields as FormikErrors<Values>);
      if (refused?.nearest) setNearest(refused.nearest);
      if (refused?.message === undefined) return;
      if (onRefused) onRefused(refused.message);
      else setFailure(refused.message);
    },
  });
  const { values } = formik;
  const errors = formik.errors as Errors<Values>;
  // Values that nobody has changed yet are no draft.
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current) draft?.onValues(values);
  }, [values]);
  const setErrors = (next: Errors<Values>): void => formik.setErrors(next as FormikErrors<Values>);
  function change(next: Partial<Values>): void {
    const changed = { ...values, ...next };
    const names = Object.keys(next) as (keyof Values & string)[];
    setErrors(names.reduce((left, name) => errorsAfter(left, name, changed), errors));
    for (const name of names) void formik.setFieldValue(name, next[name]);
  }
  const set: FormState<Values>['set'] = (name, value) =>
    change({ [name]: value } as unknown as Partial<Values>);
  return {
    values,
    errors,
    set,
    change,
    setErrors,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
      nearest: errors[name] === undefined ? undefined : nearest?.[name],
    }),
    clearErrors: () => {
      setErrors({});
      setFailure(undefined);
    },
    restart: (next) => {
      untouched.current = next;
      formik.resetForm({ values: next });
    },
    submit: () => {
      // A second tap comes before anything is drawn again, so the lock is not state.
      if (isSending.current) return;
      isSending.current = true;
      void formik.submitForm().finally(() => (isSending.current = false));
    },
    isSubmitting: formik.isSubmitting,
    submitCount: formik.submitCount,
    failure,
  };
}
