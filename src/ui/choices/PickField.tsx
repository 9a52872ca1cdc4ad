import { useId, type ReactNode } from 'react';
import { Field } from '../fields/Field.tsx';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './PickField.css.ts';

interface PickFieldProps {
  label: ReactNode;
  /** At the end of the label's line: link to the list of options. */
  aside?: ReactNode;
  /** Icon disc at the start. */
  lead: ReactNode;
  title: ReactNode;
  caption?: ReactNode;
  /** Category of the entry. */
  tag?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Opens the options; undefined where there is no other option. */
  onOpen?: (() => void) | undefined;
}

/** Form field for one of the user's own entries: its name and address. */
export function PickField({ label, aside, lead, title, caption, tag, hint, error, onOpen }: PickFieldProps) {
  const chosenId = useId();
  const chosen = (
    <>
      <span className={styles.lead}>{lead}</span>
      <span id={chosenId} className={styles.words}>
        <span className={styles.name}>
          <span className={styles.title}>{title}</span>
          {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
        </span>
        {tag}
      </span>
    </>
  );
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(ties, { id: labelId }) =>
        onOpen ? (
          <button
            {...ties}
            type="button"
            className={styles.press}
            aria-haspopup="dialog"
            aria-labelledby={`${labelId} ${chosenId}`}
            onClick={onOpen}
          >
            {chosen}
            <Icon name="chevron-right" size="sm" />
          </button>
        ) : (
          <div className={styles.content}>{chosen}</div>
        )
      }
    </Field>
  );
}
