/** Milliseconds between two slots. */
const slotMs = 50;
/** Texts change at every fifth slot, four times a second: faster changes cannot be read. */
const slotsPerText = 5;
/** Pending callbacks by tick number. */
const waiting = new Map<number, Set<() => void>>();
/** The slot whose callbacks are running: delays are counted from it, however late its timer was. */
let current: number | undefined;
/** Next shared update of texts; it may be late, and listeners that join before then take part in it. */
let nextText: number | undefined;

/**
 * Calls back once, at the first slot at least `delayMs` away, and returns a cancel function. All callbacks of a slot
 * run in one task, so cells that change together are rendered and painted together.
 */
export function scheduleUpdate(callback: () => void, delayMs: number): () => void {
  const now = performance.now();
  return waitFor(Math.ceil(((current === undefined ? now : current * slotMs) + delayMs) / slotMs), callback);
}

/**
 * Schedules a callback for the next tick at which texts change, and returns its cancellation. All texts of the page
 * share the tick: two texts with the same price never change at different moments.
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
    // Timers truncate fractions: an early one would be followed by another one for the same tick.
    Math.ceil(slot * slotMs - performance.now()),
  );
  return callbacks;
}
