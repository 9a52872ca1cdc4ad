import { useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** Name of the form field. */
  name: string;
  /** Types of files that can be chosen, as "image/jpeg,image/png". */
  accept: string;
  variant?: 'secondary' | 'text';
  /** Names the button where its text alone would not. */
  label?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Lets one file be chosen, or a photo be taken where the device offers it. */
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
          // Or the same file could not be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
