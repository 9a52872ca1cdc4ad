import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StepMark } from './StepMark.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  label: string;
  /** Two to four labels of one or two words. */
  steps: readonly ReactNode[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  at: number;
}

/** Progress through a few steps. */
export function Stepper({ label, steps, at }: StepperProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        return (
          <li
            key={index}
            className={styles.step[state]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <StepMark state={state} number={index + 1} />
            <span className={styles.word[state]}>
              {step}
              {state === 'done' ? (
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage id="ui.stepper.done" defaultMessage="(done)" />
                </VisuallyHidden>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
