/** Milliseconds between two beats. */
const beatMs = 50;
/** Who waits, by the number of the beat. */
const waiting = new Map<number, Set<() => void>>();
/** The beat whose callbacks are being called: what follows from it counts from it, however late its timer was. */
let current: number | undefined;

/**
 * Calls back once, at the first beat that is no sooner than `delayMs` away, and answers how to call it off. All that
 * wait for a beat are called in one task, so cells that change together are rendered and painted together.
 */
export function atBeat(callback: () => void, delayMs: number): () => void {
  const now = performance.now();
  const beat = Math.ceil(((current === undefined ? now : current * beatMs) + delayMs) / beatMs);
  const callbacks = waiting.get(beat) ?? begin(beat, now);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function begin(beat: number, now: number): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(beat, callbacks);
  setTimeout(
    () => {
      waiting.delete(beat);
      current = beat;
      try {
        for (const call of callbacks) call();
      } finally {
        current = undefined;
      }
    },
    beat * beatMs - now,
  );
  return callbacks;
}
