/** Milliseconds between two beats. */
const slotMs = 50;
/** Texts change at every fifth beat, four times a second: faster ones cannot be read. */
const slotsPerText = 5;
/** Who waits, by the number of the beat. */
const waiting = new Map<number, Set<() => void>>();
/** The beat whose callbacks are being called: what follows from it counts from it, however late its timer was. */
let current: number | undefined;
/** Next shared update of texts; it may be late, and listeners that join before then take part in it. */
let nextText: number | undefined;

/**
 * Calls back once, at the first beat that is no sooner than `delayMs` away, and answers how to call it off. All that
 * wait for a beat are called in one task, so cells that change together are rendered and painted together.
 */
export function scheduleUpdate(callback: () => void, delayMs: number): () => void {
  const now = performance.now();
  return waitFor(Math.ceil(((current === undefined ? now : current * slotMs) + delayMs) / slotMs), callback);
}

/**
 * Calls back once, at the next beat at which texts change, and answers how to call it off. It is the same beat for
 * every text of the page: two that say the same price never say it at different moments.
 */
export function scheduleTextUpdate(callback: () => void): () => void {
  const last = current ?? Math.floor(performance.now() / slotMs);
  nextText ??= (Math.floor(last / slotsPerText) + 1) * slotsPerText;
  return waitFor(nextText, callback);
}

function waitFor(slot: number, callback: () => void): () => void {
  const callbacks = waiting.get(slot) ?? begin(slot);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function begin(slot: number): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(slot, callbacks);
  setTimeout(
    () => {
      waiting.delete(slot);
      if (nextText === slot) nextText = undefined;
      current = slot;
      try {
        for (const call of callbacks) call();
      } finally {
        current = undefined;
      }
    },
    // Timers cut fractions off: one that came early would be followed by another of the same beat.
    Math.ceil(slot * slotMs - performance.now()),
  );
  return callbacks;
}
