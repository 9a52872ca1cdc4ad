/** Longer than any throttle, text pause or tint of a cell, so that all that follows from the last step is measured. */
const settleMs = 1000;

/** Takes a step every so many milliseconds and answers when what follows from the last one has settled. */
export function paced(steps: readonly (() => void)[], everyMs: number): Promise<void> {
  return new Promise((resolve) => {
    let next = 0;
    const timer = setInterval(() => {
      steps[next]?.();
      next += 1;
      if (next < steps.length) return;
      clearInterval(timer);
      setTimeout(resolve, settleMs);
    }, everyMs);
  });
}
