import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import { Spinner } from '../loading/Spinner.tsx';
import * as styles from './AnswerChoices.css.ts';

interface AnswerChoicesProps {
  /** The question. */
  label: string;
  choices: readonly { id: number; text: ReactNode }[];
  /** The answer being sent; no other can be selected meanwhile. */
  sending?: number | undefined;
  /** Chosen and correct answer once known; choices are then disabled. */
  answer?: { chosen: number; right: number } | undefined;
  onChoose: (id: number) => void;
}

type ChoiceState = keyof typeof styles.choice;

function stateOf(id: number, { sending, answer }: AnswerChoicesProps): ChoiceState {
  if (answer) {
    if (id === answer.right) return 'right';
    return id === answer.chosen ? 'wrong' : 'other';
  }
  if (sending === undefined) return 'open';
  return id === sending ? 'sent' : 'other';
}

function Mark({ state }: { state: ChoiceState }) {
  const intl = useIntl();
  const words = {
    right: () => intl.formatMessage({ id: 'ui.answer.right', defaultMessage: 'Right:' }),
    wrong: () => intl.formatMessage({ id: 'ui.answer.wrong', defaultMessage: 'Your answer, wrong:' }),
  };
  return (
    <span className={styles.mark[state]}>
      {state === 'right' ? <Icon name="check" size="sm" label={words.right()} /> : null}
      {state === 'wrong' ? <Icon name="close" size="sm" label={words.wrong()} /> : null}
      {state === 'sent' ? <Spinner /> : null}
      {state === 'open' || state === 'other' ? <span className={styles.ring} /> : null}
    </span>
  );
}

/** Answers to a question; a tap submits one, then the correct one is shown. */
export function AnswerChoices(props: AnswerChoicesProps) {
  const { label, choices, sending, answer, onChoose } = props;
  const isOpen = answer === undefined;
  return (
    <ul className={styles.list} aria-label={label}>
      {choices.map(({ id, text }) => {
        const state = stateOf(id, props);
        const content = (
          <>
            <Mark state={state} />
            <span>{text}</span>
          </>
        );
        return (
          <li key={id}>
            {isOpen ? (
              <button
                type="button"
                className={styles.choice[state]}
                aria-disabled={sending === undefined ? undefined : true}
                onClick={sending === undefined ? () => onChoose(id) : undefined}
              >
                {content}
              </button>
            ) : (
              <div className={styles.choice[state]}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
