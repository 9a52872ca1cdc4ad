import type { BarStep } from './StepBar.tsx';

/** More steps would be indistinguishable; each segment then stands for several. */
const most = 20;

/** Segments of a progress bar; never more full ones than steps done. */
export function countedSteps({ done, of }: { done: number; of: number }): BarStep[] {
  const shown = Math.max(1, Math.min(of, most));
  const full = Math.floor((Math.min(done, of) * shown) / Math.max(1, of));
  return Array.from({ length: shown }, (_, index) => (index < full ? 'done' : 'open'));
}
