import { useEffect, useRef, type ReactNode } from 'react';

interface FormProps {
  id?: string;
  onSubmit: () => void;
  /** Counts the tries; after each the first field in error takes the focus. */
  submitCount: number;
  /** While a try is under way its errors are not known yet. */
  isSubmitting: boolean;
  label?: string;
  children: ReactNode;
}

/** A form that leads to what is wrong with it instead of disabling its button. */
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
