import type { Review } from '../../api/review.ts';

/** A case without a decision that its owner has not withdrawn. */
export const isOpenCase = ({ state }: Pick<Review, 'state'>): boolean =>
  state === 'submitted' || state === 'inReview';
