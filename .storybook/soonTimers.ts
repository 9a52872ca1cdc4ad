// Timers that are due soon belong to the state that a story leads to. They can be run without waiting.

/** Covers a debounced call or a delayed response; anything longer is a separate state. */
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

/** Runs the pending timers that are due soon and lets React render the result. Timers that they set are not run. */
export async function runSoonTimers(): Promise<void> {
  for (const [timer, run] of [...waiting]) {
    // An earlier timer may have cancelled this one.
    if (!waiting.has(timer)) continue;
    clear(timer);
    run();
  }
  await new Promise((resolve) => {
    set(resolve, 0);
  });
}
