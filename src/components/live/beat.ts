/** Milliseconds between two beats. */
const beatMs = 50;
/** Texts change at every fifth beat, four times a second: faster ones cannot be read. */
const textBeats = 5;
/** Who waits, by the number of the beat. */
const waiting = new Map<number, Set<() => void>>();
/** The beat whose callbacks are being called: what follows from it counts from it, however late its timer was. */
let current: number | undefined;
/** The beat of texts that somebody waits for; it may be late, and who comes until then still takes part in it. */
let nextText: number | undefined;

/**
 * Calls back once, at the first beat that is no sooner than `delayMs` away, and answers how to call it off. All that
 * wait for a beat are called in one task, so cells that change together are rendered and painted together.
 */
export function atBeat(callback: () => void, delayMs: number): () => void {
  const now = performance.now();
  return waitFor(Math.ceil(((current === undefined ? now : current * beatMs) + delayMs) / beatMs), callback);
}

/**
 * Calls back once, at the next beat at which texts change, and answers how to call it off. It is the same beat for
 * every text of the page: two that say the same price never say it at different moments.
 */
export function atTextBeat(callback: () => void): () => void {
  const last = current ?? Math.floor(performance.now() / beatMs);
  nextText ??= (Math.floor(last / textBeats) + 1) * textBeats;
  return waitFor(nextText, callback);
}

function waitFor(beat: number, callback: () => void): () => void {
  const callbacks = waiting.get(beat) ?? begin(beat);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function begin(beat: number): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(beat, callbacks);
  setTimeout(
    () => {
      waiting.delete(beat);
      if (nextText === beat) nextText = undefined;
      current = beat;
      try {
        for (const call of callbacks) call();
      } finally {
        current = undefined;
      }
    },
    // Timers cut fractions off: one that came early would be followed by another of the same beat.
    Math.ceil(beat * beatMs - performance.now()),
  );
  return callbacks;
}
