// Cases for the desk: submitted in the transaction of the command that needs a decision.

/**
 * Kinds of cases with their payload as JSON, named '<domain>.<subject>'; each domain adds its own (`declare module`).
 */
export interface ReviewKinds {}

export interface NewReview<About> {
  owner: string;
  /** Amounts as decimal text. */
  about: About;
  /** The domain's row: 'withdrawal:12'. */
  reference: string;
  /** Hold that waits for the decision, for kinds that hold money. */
  hold?: number;
}

/**
 * Submits a case and returns its id.
 * @throws Refusal review.tooMany if the owner has reached the daily limit of this kind
 */
export type OpenReview = <Kind extends keyof ReviewKinds & string>(
  kind: Kind,
  review: NewReview<ReviewKinds[Kind]>,
) => Promise<number>;
