import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from './copyText.ts';
import { IconButton } from './IconButton.tsx';
import * as styles from './CopyValue.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

interface CopyValueProps {
  /** Text to copy. */
  text: string;
  /** Name of the text, as "IBAN". */
  name: string;
  /** Display text if it differs: grouped, or shortened in the middle. */
  children?: ReactNode;
}

/** Duration of the confirmation, in ms. */
const outcomeShownMs = 2_000;

/** A value with a copy button. Where copying is forbidden, the value is selected for manual copying. */
export function CopyValue({ text, name, children = text }: CopyValueProps) {
  const intl = useIntl();
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeShownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(text, shown.current ?? undefined)) ? 'copied' : 'failed');
  };
  return (
    <span className={styles.value}>
      <span className={styles.line}>
        <span ref={shown} className={styles.text} translate="no">
          {children}
        </span>
        <span className={styles.button}>
          <IconButton
            icon={outcome === 'copied' ? 'check' : laterIcons.copy}
            size="sm"
            tone="accent"
            label={intl.formatMessage({ id: 'ui.copy', defaultMessage: 'Copy {name}' }, { name })}
            onClick={() => void copy()}
          />
        </span>
      </span>
      <span role="status" className={outcome === 'failed' ? styles.failed : styles.copied}>
        {outcome === 'failed' ? (
          <FormattedMessage id="ui.copy.failed" defaultMessage="Copy failed, please copy manually" />
        ) : outcome === 'copied' ? (
          <FormattedMessage id="record.copied" defaultMessage="Copied" />
        ) : null}
      </span>
    </span>
  );
}
