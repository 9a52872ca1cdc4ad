// Blocks of the atlas's pages, which scripts/atlas/writeAtlas.ts writes.
import { Title } from '@storybook/addon-docs/blocks';
import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './blocks.css.ts';
import { StoryPicture } from './StoryPicture.tsx';

type Target = { id: string; viewMode: 'story' | 'docs' };

/** Opens a page or a story without loading Storybook again, and keeps the selection of the toolbar. */
function AtlasLink({ id, viewMode, children }: Target & { children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode });
  };
  return (
    <a className={styles.link} href={`./?path=/${viewMode}/${id}`} onClick={open}>
      {children}
    </a>
  );
}

type PageLink = { label: string; docsId: string };
type FactsProps = { label: string; domain: string; notes?: string; journeys: readonly PageLink[] };

export function Facts({ label, domain, notes, journeys }: FactsProps) {
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      <dt>Domain</dt>
      <dd>{domain}</dd>
      {notes === undefined ? null : (
        <>
          <dt>Notes</dt>
          <dd>{notes}</dd>
        </>
      )}
      <dt>Journeys</dt>
      <dd className={styles.links} aria-label={`Journeys with ${label}`}>
        {journeys.map((journey) => (
          <AtlasLink key={journey.docsId} id={journey.docsId} viewMode="docs">
            {journey.label}
          </AtlasLink>
        ))}
      </dd>
    </dl>
  );
}

export { Title };

export function Frames({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.frames}`}>{children}</div>;
}

type FrameProps = {
  storyId: string;
  name: string;
  note?: string;
  /** Page of the screen, on a journey. */
  screen?: PageLink;
  /** Heading with the sentence. */
  children: ReactNode;
};

/** Scale of a phone: four fit beside each other. */
const scale = 0.55;

/** A state as a picture, with its sentence. */
export function Frame({ storyId, name, note, screen, children }: FrameProps) {
  return (
    <section className={styles.state}>
      <AtlasLink id={storyId} viewMode="story">
        <StoryPicture storyId={storyId} title={name} scale={scale} />
      </AtlasLink>
      <div className={styles.caption}>{children}</div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <p className={styles.links}>
        {screen === undefined ? null : (
          <AtlasLink id={screen.docsId} viewMode="docs">
            {screen.label}
          </AtlasLink>
        )}
        <AtlasLink id={storyId} viewMode="story">
          Open the story
        </AtlasLink>
      </p>
    </section>
  );
}

export function Calls({ children }: { children: ReactNode }) {
  return (
    <div className={`sb-unstyled ${styles.calls}`}>
      <p className={styles.callsTitle}>Calls</p>
      {children}
    </div>
  );
}

type CallProps = {
  method: string;
  path: string;
  kind: string;
  reason?: string;
  docs: string;
  interactions: number;
  /** Heading with the operationId. */
  children: ReactNode;
};

export function Call({ method, path, kind, reason, docs, interactions, children }: CallProps) {
  return (
    <section className={styles.call}>
      {children}
      <code className={styles.address}>
        {method} {path}
      </code>
      <span className={styles.note}>{reason === undefined ? kind : `${kind}: ${reason}`}</span>
      <span className={styles.note}>
        {`${interactions} pact interaction${interactions === 1 ? '' : 's'}`}
      </span>
      <a className={styles.link} href={docs} target="_blank" rel="noreferrer">
        Contract
      </a>
    </section>
  );
}
