// Motion tokens for timers, in milliseconds: the build leaves only the numbers.
import { foundation } from './themes.ts';

export const tickMs = Number.parseInt(foundation.duration.tick, 10);
export const loadingDelayMs = Number.parseInt(foundation.duration.loadingDelay, 10);
