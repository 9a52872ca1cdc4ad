// Timers that are due soon belong to the state that a story leads to: they can be run without waiting for them.

/** A debounced call or a late answer comes within it; what takes longer is a state of its own. */
const soonMs = 1_000;

type Timer = ReturnType<typeof setTimeout>;
const { setTimeout: set, clearTimeout: clear } = globalThis;
const waiting = new Map<Timer | number | string | undefined, () => void>();

const setAndNote = (handler: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): Timer => {
  if (delay > soonMs) return set(handler, delay, ...args);
  const run = () => {
    waiting.delete(timer);
    handler(...args);
  };
  const timer = set(run, delay);
  waiting.set(timer, run);
  return timer;
};
globalThis.setTimeout = setAndNote as typeof setTimeout;
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  clear(timer);
};

/** Runs the timers that wait and are due soon, and lets React draw what they changed; not those that they set. */
export async function runSoonTimers(): Promise<void> {
  for (const [timer, run] of [...waiting]) {
    // One may have called another off.
    if (!waiting.has(timer)) continue;
    clear(timer);
    run();
  }
  await new Promise((resolve) => {
    set(resolve, 0);
  });
}
