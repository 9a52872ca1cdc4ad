import { useEffect, useRef, useState } from 'react';
import { onSelection, selection, sharedGlobals } from '../../.storybook/selection.ts';
import { restoreState } from './copyDocument.ts';
import { drawStory } from './drawStory.ts';
import { frameHeight, frameWidth } from './StoryFrame.tsx';
import * as styles from './StoryFrame.css.ts';
import { useNear } from './useNear.ts';

type StoryPictureProps = {
  storyId: string;
  /** Accessible name. */
  title: string;
  scale: number;
};

/** A story as a picture in the toolbar's theme and language; drawn when it is first near the view. */
export function StoryPicture({ storyId, title, scale }: StoryPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const [globals, setGlobals] = useState(() => sharedGlobals(selection()));
  const [picture, setPicture] = useState<{ text: string; globals: object }>();
  useEffect(() => onSelection((selected) => setGlobals(sharedGlobals(selected))), []);
  useEffect(() => {
    if (!isNear || picture?.globals === globals) return undefined;
    return drawStory(storyId, globals, (text) => setPicture({ text, globals }));
  }, [isNear, storyId, globals, picture]);
  const size = { width: frameWidth, height: frameHeight, transform: `scale(${scale})` };
  return (
    <div ref={box} className={styles.box} style={{ width: frameWidth * scale, height: frameHeight * scale }}>
      {picture === undefined ? null : (
        <iframe
          title={title}
          data-story={storyId}
          srcDoc={picture.text}
          className={styles.frame}
          style={size}
          inert
          onLoad={({ currentTarget }) => restoreState(currentTarget.contentDocument!)}
        />
      )}
    </div>
  );
}
