import * as styles from './ExactText.css.ts';

interface ExactTextProps {
  /** Accessible name. */
  label: string;
  text: string;
  /** Language of the text. */
  lang: string;
}

/** A text as it is, line by line: what a person signs must not be translated or reflowed. */
export function ExactText({ label, text, lang }: ExactTextProps) {
  return (
    <p role="group" aria-label={label} className={styles.text} lang={lang} dir="ltr" translate="no">
      {text}
    </p>
  );
}
