import type { OtcState } from '../tables.ts';

/** States of an unfinished order. */
export const unfinished: readonly OtcState[] = ['open', 'paid', 'appeal'];
