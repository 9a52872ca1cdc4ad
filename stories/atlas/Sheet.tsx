import { useEffect, useState } from 'react';
import { frameHeight, StoryFrame, type OwnGlobals } from './StoryFrame.tsx';
import * as styles from './Sheet.css.ts';

export interface Sample {
  label?: string;
  globals: OwnGlobals;
}

type SheetProps = {
  storyId: string;
  samples: readonly Sample[];
  /** Width of each story. */
  width: number;
};

const gap = 24;
const smallest = 0.6;

/** Largest scale at which a row of frames fits; below the smallest the frames wrap. */
function scaleOf(available: number, width: number, count: number): number {
  const row = (available - gap) / count - gap;
  return Math.max(smallest, Math.min(1, Math.floor((row / width) * 100) / 100));
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const update = () => setWidth(innerWidth);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return width;
}

/** Stories side by side, each in a window of its own. */
export function Sheet({ storyId, samples, width }: SheetProps) {
  const available = useWindowWidth();
  const [only] = samples;
  if (samples.length === 1 && only?.label === undefined)
    return (
      <iframe
        title={storyId}
        src={`iframe.html${location.search}`}
        className={styles.single}
        style={{ width, height: frameHeight }}
      />
    );
  const scale = scaleOf(available, width, Math.min(samples.length, 4));
  return (
    <main className={styles.sheet} style={{ gap }}>
      {samples.map(({ label = '', globals }) => (
        <figure key={label} className={styles.sample}>
          <figcaption className={styles.label}>{label}</figcaption>
          <StoryFrame storyId={storyId} title={label} globals={globals} width={width} scale={scale} />
        </figure>
      ))}
    </main>
  );
}
