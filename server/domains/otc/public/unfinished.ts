import type { OtcState } from '../tables.ts';

/** States of an order that has not ended. */
export const unfinished: readonly OtcState[] = ['open', 'paid', 'appeal'];
