import type { BarStep } from './StepBar.tsx';

/** More would be too thin to be told apart; then each stands for several. */
const most = 20;

/** As many steps as there are, of which so many are done; no more are full than are done. */
export function countedSteps({ done, of }: { done: number; of: number }): BarStep[] {
  const shown = Math.max(1, Math.min(of, most));
  const full = Math.floor((Math.min(done, of) * shown) / Math.max(1, of));
  return Array.from({ length: shown }, (_, index) => (index < full ? 'done' : 'open'));
}
