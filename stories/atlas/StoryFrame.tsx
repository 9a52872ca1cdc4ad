import { useEffect, useRef, useState } from 'react';
import { loadFrame, type Slot } from './frameQueue.ts';
import * as styles from './StoryFrame.css.ts';
import { useNear } from './useNear.ts';

/** Globals of a framed story that differ from those of the page around it. */
export type OwnGlobals = Readonly<Record<string, string>>;

type StoryFrameProps = {
  storyId: string;
  /** Accessible name. */
  title: string;
  globals?: OwnGlobals;
  width?: number;
  scale: number;
};

export const frameHeight = 844;
export const frameWidth = 390;

/** The accessibility check of every story has its own run and would multiply the time to draw a page of frames. */
const always = { 'a11y.manual': '!true' };

function frameSource(storyId: string, globals: OwnGlobals = {}): string {
  const listed = Object.entries({ ...globals, ...always }).map(([key, value]) => `${key}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: listed.join(';') })}`;
}

/** A live story in a window of its own, loaded while it is near the view. */
export function StoryFrame({ storyId, title, globals, width = frameWidth, scale }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const slot = useRef<Slot>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const isNear = useNear(box);
  useEffect(() => {
    if (!isNear) return undefined;
    slot.current = loadFrame(() => setLoaded(true));
    return () => {
      slot.current!.release();
      setLoaded(false);
    };
  }, [isNear]);
  return (
    <div ref={box} className={styles.box} style={{ width: width * scale, height: frameHeight * scale }}>
      {isLoaded ? (
        <iframe
          title={title}
          src={frameSource(storyId, globals)}
          className={styles.frame}
          style={{ width, height: frameHeight, transform: `scale(${scale})` }}
          onLoad={(event) => slot.current?.watch(event.currentTarget)}
        />
      ) : null}
    </div>
  );
}
