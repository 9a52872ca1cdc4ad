// Loads frames a few at a time: each starts Storybook's preview, which keeps a core busy for a second.
import { STORY_FINISHED } from 'storybook/internal/core-events';

export interface Slot {
  /** Frees the slot as soon as the frame's story is finished. */
  watch: (frame: HTMLIFrameElement) => void;
  release: () => void;
}

type Channel = { on: (event: string, listener: () => void) => void };

const framesAtOnce = 2;
/** A story that never finishes must not hold up the others. */
const longestMs = 8000;

const waiting: (() => void)[] = [];
let loading = 0;

function startNext(): void {
  while (loading < framesAtOnce && waiting.length > 0) {
    loading += 1;
    waiting.shift()!();
  }
}

/** @param start is called when a slot is free */
export function loadFrame(start: () => void): Slot {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const release = () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
  const begin = () => {
    state = 'loading';
    setTimeout(release, longestMs);
    start();
  };
  waiting.push(begin);
  startNext();
  return {
    watch: (frame) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      };
      channel?.on(STORY_FINISHED, release);
    },
    release,
  };
}
