import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { editGrouped, groupsOf, placeBehind } from './groupedInput.ts';
import * as styles from './GroupedField.css.ts';

interface GroupedFieldProps extends FieldProps {
  /** Information about the value, at the end of the label's line. */
  aside?: ReactNode;
  /** Index of the invalid group, from 0. */
  wrongGroup?: number | undefined;
  inputMode?: 'text' | 'numeric';
  /** Maximum number of characters without spaces. */
  mostSigns: number;
  /** Called on blur. */
  onLeave?: () => void;
}

/** A card or account number, shown in groups of four. The value has no spaces. */
export function GroupedField(props: GroupedFieldProps) {
  const { label, name, value, onChange, hint, error, disabled, aside } = props;
  const { wrongGroup, inputMode = 'text', mostSigns, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLSpanElement>(null);
  /** Number of characters before the caret; the spaces may move. */
  const caretSigns = useRef<number>(undefined);
  const groups = groupsOf(value);
  const follow = (): void => {
    if (mirror.current && input.current) mirror.current.scrollLeft = input.current.scrollLeft;
  };

  useLayoutEffect(() => {
    const signs = caretSigns.current;
    caretSigns.current = undefined;
    if (signs !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(placeBehind(signs), placeBehind(signs));
    follow();
  });

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    const isForward = (nativeEvent as Partial<InputEvent>).inputType === 'deleteContentForward';
    const next = editGrouped(value, { text: target.value, caret, isForward }, mostSigns);
    caretSigns.current = next.signs;
    onChange(next.value);
  }

  return (
    <Field label={label} hint={hint} error={error} disabled={disabled} aside={aside}>
      {(ties) => (
        <span className={styles.frame}>
          <span ref={mirror} className={styles.mirror} aria-hidden>
            {groups.map((group, index) => (
              <span key={index}>
                {index === 0 ? '' : ' '}
                <span className={styles.group[index === wrongGroup ? 'wrong' : 'right']}>{group}</span>
              </span>
            ))}
          </span>
          <input
            {...ties}
            ref={input}
            className={styles.input}
            type="text"
            name={name}
            value={groups.join(' ')}
            onChange={change}
            onScroll={follow}
            onBlur={onLeave}
            disabled={disabled}
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        </span>
      )}
    </Field>
  );
}
