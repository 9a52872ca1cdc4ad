import { duration } from '../../tokens/motion.tokens.json';

/** Duration of a motion token in milliseconds, for timers. */
export const msOf = (name: 'tick' | 'loadingDelay'): number => duration[name].$value.value;
