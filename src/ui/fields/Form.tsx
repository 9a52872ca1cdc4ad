import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  id?: string;
  onSubmit: () => void;
  /** Number of attempts; after each the first invalid field is focused. */
  submitCount: number;
  /** During an attempt its errors are not known yet. */
  isSubmitting: boolean;
  label?: string;
  children: ReactNode;
}

/** A form that focuses its first error instead of disabling its button. */
export function Form({ id, onSubmit, submitCount, isSubmitting, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
