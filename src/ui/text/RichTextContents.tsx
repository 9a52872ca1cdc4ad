import { useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './RichText.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

export interface Section {
  /** Id of the heading. */
  id: string;
  title: string;
}

/** Fewer sections need no table of contents. */
const fewest = 3;

/** Scrolls there without a history entry: back leaves the text, not the section. */
function show(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Collapsed table of contents of a long text. */
export function RichTextContents({ sections, lang }: { sections: readonly Section[]; lang?: string }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (sections.length < fewest) return null;
  return (
    <details className={styles.contents} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.richText.contents" defaultMessage="Contents" />
        <span className={styles.mark}>
          <Icon name={laterIcons.chevronDown} size="sm" />
        </span>
      </summary>
      {isOpen ? (
        <nav aria-label={intl.formatMessage({ id: 'ui.richText.contents', defaultMessage: 'Contents' })}>
          <ul lang={lang}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.entry} href={`#${id}`} onClick={(event) => show(event, id)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </details>
  );
}
