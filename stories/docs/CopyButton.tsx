import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { copyText } from '../../src/ui/actions/copyText.ts';
import { Icon } from '../../src/ui/pictures/Icon.tsx';
import { copy as copyIcon } from '../../src/ui/pictures/laterIcons.ts';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

/** Duration of the confirmation, in ms. */
const shownMs = 2_000;

interface Copied {
  text: string | undefined;
  copy: (text: string) => void;
}

const CopiedContext = createContext<Copied>({ text: undefined, copy: () => undefined });

/** Announces what the copy buttons inside have copied; one live region serves all of them. */
export function Copyable({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setText(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [text]);
  const value = useMemo(
    () => ({
      text,
      copy: (wanted: string) =>
        void copyText(wanted).then((isCopied) => {
          setText(isCopied ? wanted : undefined);
          setSaid(isCopied ? `Copied ${wanted}` : `Copy ${wanted} by hand: this page has no clipboard`);
        }),
    }),
    [text],
  );
  return (
    <CopiedContext value={value}>
      {children}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </CopiedContext>
  );
}

/** A value of the design that a press copies. */
export function CopyButton({ text, children = text }: { text: string; children?: ReactNode }) {
  const { text: copied, copy } = use(CopiedContext);
  const isCopied = copied === text;
  return (
    <button type="button" className={styles.button} title={`Copy ${text}`} onClick={() => copy(text)}>
      <span className={styles.text}>{children}</span>
      <span className={isCopied ? styles.done : styles.mark}>
        <Icon name={isCopied ? 'check' : copyIcon} size="xs" />
      </span>
    </button>
  );
}
