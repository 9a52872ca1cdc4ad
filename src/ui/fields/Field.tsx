import { use, useId, type ReactNode } from 'react';
import { FieldMessages } from './FieldMessages.tsx';
import { MessagePlace } from '../messages/messagePlace.ts';
import * as styles from './Field.css.ts';

/** Props of every field; values are text, independent of the form library. */
export interface FieldProps {
  label: ReactNode;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** Validation error; marks the field as invalid. */
  error?: ReactNode;
  disabled?: boolean;
}

/** Attributes that associate a control with its label, hint and error. */
export interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The label as an element, for a control that renders it inside the edge, and its id. */
interface FieldLabel {
  id: string;
  element: ReactNode;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'disabled'> {
  size?: keyof typeof styles.size;
  /** Above the edge, or inside it by the control; a hidden label is for screen readers only. */
  labelPlace?: 'above' | 'inside' | 'hidden';
  /** Information about the value, at the end of the label's line. */
  aside?: ReactNode;
  /** At the end of the hint's line: a link to more. */
  help?: ReactNode;
  /** Error style: a line, or a box for longer errors. */
  messages?: 'line' | 'box';
  /** The control and the content beside it inside the edge. */
  children: (ties: FieldTies, label: FieldLabel) => ReactNode;
}

/** The parts around a control: label, edge, and hint and error below it or in the form's shared place. */
export function Field(props: FieldFrameProps) {
  const { label, hint, error, disabled = false, size = 'md', labelPlace = 'above', children } = props;
  const { aside, help, messages: look = 'line' } = props;
  const id = useId();
  const place = use(MessagePlace);
  const labelId = `${id}label`;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const asideId = `${id}aside`;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const hasAside = aside !== undefined && aside !== null;
  const describedBy =
    [hasError && errorId, hasAside && asideId, hasHint && hintId].filter(Boolean).join(' ') || undefined;
  const state = disabled ? 'disabled' : hasError ? 'invalid' : 'normal';
  const isInside = labelPlace === 'inside';
  const labelElement = (
    <label
      id={labelId}
      className={isInside ? styles.insideLabel : styles.label}
      htmlFor={id}
      hidden={labelPlace === 'hidden'}
    >
      {label}
    </label>
  );
  const messages = (
    <FieldMessages
      fieldId={id}
      label={label}
      error={hasError && error}
      errorId={errorId}
      hint={hasHint && hint}
      hintId={hintId}
      look={look}
    />
  );
  const ties = { id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy };
  return (
    <div className={styles.field} onFocus={() => place?.setCurrent(id)}>
      {isInside || hasAside ? null : labelElement}
      {hasAside ? (
        <div className={styles.labelLine}>
          {labelElement}
          <span id={asideId} className={styles.aside}>
            {aside}
          </span>
        </div>
      ) : null}
      <div className={`${styles.box[state]} ${styles.size[size]}`}>
        {children(ties, { id: labelId, element: labelElement })}
      </div>
      {help === undefined ? (
        messages
      ) : (
        <div className={styles.helpLine}>
          <div className={styles.field}>{messages}</div>
          <span className={styles.help}>{help}</span>
        </div>
      )}
    </div>
  );
}
