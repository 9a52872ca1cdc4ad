// Cases that a desk decides: submitted by the command that needs one, in its transaction.

/**
 * Kinds of cases with their payload as JSON, named '<domain>.<subject>'; each domain adds its own (`declare module`).
 */
export interface ReviewKinds {}

export interface NewReview<About> {
  owner: string;
  /** Amounts as decimal text. */
  about: About;
  /** The domain's row that it belongs to: 'withdrawal:12'. */
  reference: string;
  /** The hold that waits for the outcome, of a kind that holds money. */
  hold?: number;
}

/**
 * How a command submits a case; answers its id.
 * @throws Refusal review.tooMany where the owner has submitted as many of this kind within a day as it takes
 */
export type OpenReview = <Kind extends keyof ReviewKinds & string>(
  kind: Kind,
  review: NewReview<ReviewKinds[Kind]>,
) => Promise<number>;
