import type { Review } from '../../api/review.ts';

/** Nobody has decided it, and its owner has not withdrawn it. */
export const isOpenCase = ({ state }: Pick<Review, 'state'>): boolean =>
  state === 'submitted' || state === 'inReview';
