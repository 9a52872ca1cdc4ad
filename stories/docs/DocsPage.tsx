// The docs page of every component: what to use it for, then what its source and the browser say about it.
import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Story,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use, useContext, useEffect, useState, type ReactNode } from 'react';
import { CopyButton, Copyable } from './CopyButton.tsx';
import * as styles from './DocsPage.css.ts';
import type { Guide } from './guide.ts';
import { ingredientsOf, type Ingredients } from './sources.ts';
import { isLargeEnough, leastTarget, targetsIn, type Size, type Target } from './targets.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Usage({ words }: { words: Guide }) {
  const list = (title: string, lines: readonly string[], kind: 'do' | 'dont') => (
    <div className={styles.advice[kind]}>
      <h3 className={styles.adviceTitle[kind]}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <Part title="Usage">
      <p className={styles.words}>{words.use}</p>
      <div className={styles.pair}>
        {list('Do', words.do, 'do')}
        {list('Don’t', words.dont, 'dont')}
      </div>
    </Part>
  );
}

const sizeOf = ({ width, height }: Size): string => `${width} × ${height}`;

type Measured = Target & { story: string };

/** Targets of the stories on the page, framed ones too, largest problem first. */
function measure(stories: readonly { id: string; name: string }[]): Measured[] {
  const found = new Map<string, Measured>();
  for (const { id, name } of stories) {
    const shown = document.querySelector(
      `#anchor--${id} .sb-story, [id="story--${id}-inner"], [id="story--${id}"]`,
    );
    const frame = shown?.querySelector('iframe')?.contentDocument?.body;
    for (const target of shown ? targetsIn(frame ?? shown) : [])
      found.set(`${target.name} ${sizeOf(target.visible)}`, { ...target, story: name });
  }
  return [...found.values()].sort(
    (one, other) => Math.min(one.hit.width, one.hit.height) - Math.min(other.hit.width, other.hit.height),
  );
}

/** Time after which stories on the page are drawn, with their play functions, in ms. */
const measuredAfterMs = [500, 2_000, 5_000];

function TargetSizes({ stories }: { stories: readonly { id: string; name: string }[] }) {
  const [targets, setTargets] = useState<Measured[]>([]);
  useEffect(() => {
    const timers = measuredAfterMs.map((ms) => setTimeout(() => setTargets(measure(stories)), ms));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [stories]);
  return (
    <Part title="Target size">
      {targets.length === 0 ? (
        <p className={styles.words}>Nothing to press.</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label="Target sizes">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Target', 'In the story', 'Visible, px', 'Touch, px', `At least ${leastTarget}`].map(
                  (head) => (
                    <th key={head} scope="col" className={styles.head}>
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {targets.map((target) => (
                <tr key={`${target.name} ${sizeOf(target.visible)}`}>
                  <th scope="row" className={styles.data}>
                    {target.name}
                  </th>
                  <td className={styles.data}>{target.story}</td>
                  <td className={styles.figure}>{sizeOf(target.visible)}</td>
                  <td className={styles.figure}>{sizeOf(target.hit)}</td>
                  <td className={styles.data}>
                    {target.isInText ? 'In a sentence' : isLargeEnough(target) ? 'Yes' : 'No'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}

const isColour = (value: string): boolean => /^(?:#|rgb|oklch)/.test(value);

function Tokens({ title }: { title: string }) {
  const [found, setFound] = useState<Ingredients>();
  useEffect(() => {
    void ingredientsOf(title).then(setFound);
  }, [title]);
  const values = getComputedStyle(document.documentElement);
  if (!found) return null;
  return (
    <Part title="Tokens used">
      {found.variables.length + found.types.length === 0 ? (
        <p className={styles.words}>None of its own.</p>
      ) : null}
      <ul className={styles.tokens}>
        {found.variables.map((name) => (
          <li key={name} className={styles.token}>
            {isColour(values.getPropertyValue(name)) ? (
              <span className={styles.swatch} style={{ backgroundColor: `var(${name})` }} />
            ) : null}
            <CopyButton text={`var(${name})`}>{name}</CopyButton>
          </li>
        ))}
        {found.types.map((name) => (
          <li key={name} className={styles.token}>
            <CopyButton text={`typeStyles.${name}`}>{`type ${name}`}</CopyButton>
          </li>
        ))}
      </ul>
      {found.parts.length > 0 ? (
        <p
          className={styles.words}
        >{`Built from ${found.parts.map((part) => part.split('/').at(-1)).join(', ')}.`}</p>
      ) : null}
    </Part>
  );
}

/** Foundations fill the page with their stories. */
function Foundation() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('interaction'));
  return (
    <>
      <Title />
      {stories.map((story) => (
        <Story key={story.id} of={story.moduleExport} />
      ))}
    </>
  );
}

export function DocsPage() {
  const context = use(DocsContext);
  const [stories] = useState(() =>
    context.componentStories().filter(({ tags }) => !tags.includes('interaction')),
  );
  const [first] = stories;
  if (first === undefined) return <Title />;
  if (first.title.startsWith('foundations/')) return <Foundation />;
  const { guide } = first.parameters as { guide?: Guide };
  return (
    <>
      <Title />
      <Description />
      {guide === undefined ? null : (
        <Unstyled>
          <Usage words={guide} />
        </Unstyled>
      )}
      <Primary />
      <Controls />
      <Unstyled>
        <Copyable>
          <TargetSizes stories={stories} />
          <Tokens title={first.title} />
        </Copyable>
      </Unstyled>
      <Stories />
    </>
  );
}
