/** Longer than any throttle, text delay or highlight of a cell, so that all effects of the last step are measured. */
const settleMs = 1000;

/** Runs a step at each interval and resolves when the effects of the last step have settled. */
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
