import { useId, type ComponentProps } from 'react';
import { ChoiceCards } from './ChoiceCards.tsx';
import { FieldMessages } from '../fields/FieldMessages.tsx';
import { label as labelStyle } from '../fields/Field.css.ts';
import type { FieldProps } from '../fields/Field.tsx';
import * as styles from './ChoiceField.css.ts';

type ChoiceFieldProps<Value extends string> = Omit<ComponentProps<typeof ChoiceCards<Value>>, 'invalid'> &
  Pick<FieldProps, 'hint' | 'error'>;

/** Cards as a form field: label above, error below. */
export function ChoiceField<Value extends string>({ hint, error, ...cards }: ChoiceFieldProps<Value>) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy = [hasError && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.choice}>
      <span className={labelStyle} aria-hidden>
        {cards.label}
      </span>
      <ChoiceCards {...cards} invalid={hasError} describedBy={describedBy || undefined} />
      <FieldMessages
        fieldId={id}
        label={cards.label}
        error={hasError && error}
        errorId={`${id}error`}
        hint={hint}
        hintId={`${id}hint`}
      />
    </div>
  );
}
