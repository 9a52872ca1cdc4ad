import { useId, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import { parseRichText, type RichElement, type RichLink, type RichNode } from './parseRichText.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './RichText.css.ts';
import { RichTextContents, type Section } from './RichTextContents.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as laterIcons from '../pictures/laterIcons.ts';

interface RichTextProps {
  /** Untrusted HTML: only headings, paragraphs, lists, tables, links and emphasis are rendered. */
  html: string;
  /** Shows a table of contents above a long text. */
  hasContents?: boolean;
  /** Language of the text, which may differ from the page's. */
  lang?: string;
}

function RichAnchor({ link, children }: { link: RichLink; children: ReactNode }) {
  if (link.kind === 'app') return renderAnchor({ href: link.href, className: styles.link, children });
  if (link.kind === 'mail') {
    return (
      <a className={styles.link} href={link.href}>
        {children}
      </a>
    );
  }
  return (
    <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.away}>
        <Icon name={laterIcons.external} size="text" />
      </span>
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="ui.richText.external" defaultMessage="(opens another site)" />
      </VisuallyHidden>
    </a>
  );
}

function elementOf(element: RichElement, key: number, isInHead: boolean): ReactNode {
  const { tag: Tag, link, children } = element;
  if (Tag === 'br') return <br key={key} />;
  const content = drawn(children, isInHead || Tag === 'thead');
  if (link) {
    return (
      <RichAnchor key={key} link={link}>
        {content}
      </RichAnchor>
    );
  }
  if (Tag === 'th') {
    return (
      <th key={key} scope={isInHead ? 'col' : 'row'} translate="yes">
        {content}
      </th>
    );
  }
  return (
    <Tag key={key} translate="yes">
      {content}
    </Tag>
  );
}

function drawn(nodes: readonly RichNode[], isInHead = false): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : elementOf(node, index, isInHead)));
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}

/** A long text from elsewhere in the product's typography. Translators may translate all of it. */
export function RichText({ html, hasContents = false, lang }: RichTextProps) {
  const id = useId();
  const nodes = useMemo(() => parseRichText(html, document.baseURI), [html]);
  const sections: Section[] = [];
  const text = nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (node.tag !== 'h2') return elementOf(node, index, false);
    const section = { id: `${id}-${index}`, title: wordsOf(node.children) };
    sections.push(section);
    return (
      <h2 key={index} id={section.id} tabIndex={-1} translate="yes">
        {drawn(node.children)}
      </h2>
    );
  });
  return (
    <div>
      {hasContents ? <RichTextContents sections={sections} lang={lang} /> : null}
      <div className={styles.text} lang={lang}>
        {text}
      </div>
    </div>
  );
}
