import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** Name of the form field. */
  name: string;
  /** Accepted file types, for example "image/jpeg,image/png". */
  accept: string;
  variant?: 'secondary' | 'text';
  /** Accessible name where the text alone is not sufficient. */
  label?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Selects a file, or takes a photo where the device supports it. */
export function FileButton({ name, accept, variant = 'secondary', ...props }: FileButtonProps) {
  const { label, disabled, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        label={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        hidden
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Otherwise the same file could not be selected again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
