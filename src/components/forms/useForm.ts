import { useFormik, type FormikErrors, type FormikState } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import type { Refused, ShowRefusal, Submit } from './submission.ts';

/** Values of a form while the user is elsewhere. */
export interface FormDraft<Values> {
  /** Values when the form was left. */
  initial: Partial<Values> | undefined;
  /** Called with the form's values after each change. */
  onValues: (values: Values) => void;
}

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

/** Dependencies that a form's wiring injects: the draft, and its owner. */
export interface FormWiring<Values> {
  draft?: FormDraft<Values>;
  onSubmit: Submit<Values>;
  onRefused: ShowRefusal;
}

interface FormOptions<Values> extends FormWiring<Values> {
  initial: Values;
  /** Validation schema, evaluated on each attempt. */
  schema: AnySchema;
  /** Whether the draft can still be sent; otherwise the form resets. Default: always. */
  isPossible?: (left: Partial<Values>) => boolean;
  /** Errors that remain after a field has changed; by default all except the field's own. */
  errorsAfter?: (errors: Errors<Values>, name: keyof Values & string, values: Values) => Errors<Values>;
  /** Called on each attempt, before validation. */
  onTry?: () => void;
}

/** Props of a field: value, change handler and error. */
export interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  /** The nearest valid value. */
  nearest: string | undefined;
  /** Sends the form again, where a retry alone may help. */
  onRetry?: (() => void) | undefined;
}

export interface FormState<Values> {
  /** Id of the form element, for a button outside it. */
  id: string;
  values: Values;
  errors: Errors<Values>;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Changes several fields together. */
  change: (next: Partial<Values>) => void;
  /** Adds errors; undefined removes a field's error. */
  addErrors: (errors: Errors<Values>) => void;
  /** Errors of the last attempt no longer apply. */
  clearErrors: () => void;
  /**
   * Resets the form to an unsubmitted state.
   * @param wasSent it is empty because it was sent, so an immediate second tap is ignored
   */
  restart: (values: Values, wasSent?: boolean) => void;
  /** Sends the form, unless it is in flight or the tap is the second of a double tap. */
  submit: () => void;
  isSubmitting: boolean;
  submitCount: number;
}

/**
 * Time after a reset in which a tap counts as the second of a double tap, not as an attempt to send an empty form, in
 * ms.
 */
const secondTap = 600;

const withoutErrorOf = <Values>(errors: Errors<Values>, name: keyof Values & string): Errors<Values> => ({
  ...errors,
  [name]: undefined,
});

/** True if the refused values differ from the current ones. */
const isOther = <Values extends object>(values: Values, next: Partial<Values>): boolean =>
  (Object.keys(next) as (keyof Values)[]).some((name) => next[name] !== values[name]);

/** State after a change: errors of the changed fields are cleared. */
function afterChange<Values extends object>(
  now: FormikState<Values>,
  next: Partial<Values>,
  errorsAfter: NonNullable<FormOptions<Values>['errorsAfter']>,
): FormikState<Values> {
  const names = Object.keys(next) as (keyof Values & string)[];
  const values = isOther(now.values, next) ? { ...now.values, ...next } : now.values;
  const left = names.reduce((kept, name) => errorsAfter(kept, name, values), now.errors as Errors<Values>);
  return { ...now, values, errors: left as FormikErrors<Values> };
}

/** Initial values: a draft takes precedence over defaults. */
function firstValues<Values>({ initial, draft, isPossible }: FormOptions<Values>): Values {
  const left = draft?.initial;
  return left === undefined || isPossible?.(left) === false ? initial : { ...initial, ...left };
}

/** Stores the form's values in the draft. Unchanged values are not stored. */
function useKeptValues<Values>(values: Values, draft: FormDraft<Values> | undefined) {
  const untouched = useRef(values);
  const keep = useEffectEvent((changed: Values) => draft?.onValues(changed));
  useEffect(() => {
    if (values !== untouched.current) keep(values);
  }, [values]);
  return (next: Values): void => {
    untouched.current = next;
  };
}

/** Shows why the last attempt was rejected as a whole, until it is dismissed or the form unmounts. */
function useRefusalMessage(onRefused: ShowRefusal) {
  const dismissMessage = useRef<() => void>(undefined);
  const dismiss = (): void => {
    dismissMessage.current?.();
    dismissMessage.current = undefined;
  };
  const dismissNow = useEffectEvent(dismiss);
  useEffect(() => () => dismissNow(), []);
  return {
    show: ({ message, requestId, endsOnline }: Refused): void => {
      if (message === undefined) return;
      dismissMessage.current = endsOnline
        ? onRefused(message, requestId, { endsOnline })
        : onRefused(message, requestId);
    },
    dismiss,
  };
}

/** Prevents a second tap from sending anything. It precedes the next render, so neither lock is React state. */
function useTapLock() {
  const isSending = useRef(false);
  const secondTapUntil = useRef(0);
  return {
    /** Sends, unless a request is in flight or the tap is the second of a double tap. */
    send: (submit: () => Promise<unknown>): void => {
      if (isSending.current || performance.now() < secondTapUntil.current) return;
      isSending.current = true;
      void submit().finally(() => (isSending.current = false));
    },
    hasBegunAnew: (): void => {
      secondTapUntil.current = performance.now() + secondTap;
    },
    hasChanged: (): void => {
      secondTapUntil.current = 0;
    },
  };
}

/**
 * State of a form: values, errors and submission. Errors appear with an attempt and disappear when the field changes.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { schema, onSubmit, onRefused, onTry, draft, errorsAfter = withoutErrorOf } = options;
  /** Further details of the last rejection, in addition to its texts. */
  const [refusal, setRefusal] = useState<Pick<Refused, 'nearest' | 'again'>>();
  const id = useId();
  const lock = useTapLock();
  const refusalMessage = useRefusalMessage(onRefused);
  const [first] = useState(() => firstValues(options));
  const formik = useFormik<Values>({
    initialValues: first,
    validateOnBlur: false,
    validateOnChange: false,
    validationSchema: schema,
    async onSubmit(values) {
      refusalMessage.dismiss();
      setRefusal(undefined);
      const refused = await onSubmit(values);
      if (refused?.fields) setErrors(refused.fields as Errors<Values>);
      setRefusal(refused);
      if (refused) refusalMessage.show(refused);
    },
  });
  const { values } = formik;
  const errors = formik.errors as Errors<Values>;
  const startFrom = useKeptValues(values, draft);
  // Uses the form's current state: the last render may be older, e.g. between an answer and its render.
  const change = (next: Partial<Values>): void => {
    lock.hasChanged();
    if (isOther(values, next)) refusalMessage.dismiss();
    formik.setFormikState((now) => afterChange(now, next, errorsAfter));
  };
  const setErrors = (next: Errors<Values>): void => formik.setErrors(next as FormikErrors<Values>);
  const set: FormState<Values>['set'] = (name, value) =>
    change({ [name]: value } as unknown as Partial<Values>);
  const submit = (): void =>
    lock.send(() => {
      onTry?.();
      return formik.submitForm();
    });
  return {
    id,
    values,
    errors,
    set,
    change,
    addErrors: (added) =>
      formik.setFormikState((now) => ({
        ...now,
        errors: { ...now.errors, ...added },
      })),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
      nearest: errors[name] === undefined ? undefined : refusal?.nearest?.[name],
      onRetry: errors[name] !== undefined && refusal?.again?.includes(name) ? submit : undefined,
    }),
    clearErrors: () => {
      setErrors({});
      setRefusal(undefined);
      refusalMessage.dismiss();
    },
    restart: (next, wasSent = false) => {
      if (wasSent) lock.hasBegunAnew();
      startFrom(next);
      formik.resetForm({ values: next });
    },
    submit,
    isSubmitting: formik.isSubmitting,
    submitCount: formik.submitCount,
  };
}
