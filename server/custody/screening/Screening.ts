// Screens the origin of a deposit before it is credited.

/** Known facts of a transfer. */
export interface ScreeningQuestion {
  chain: string;
  hash: string;
  output: number;
  asset: string;
  /** Decimal text. */
  amount: string;
  /** Our address. */
  address: string;
  /** Sender addresses, as far as the chain reveals them. */
  from: readonly string[];
}

/** listed: an operator decides first. unknownSender: there is no address to check. */
export type ScreeningAnswer = 'clear' | 'listed' | 'unknownSender';

export interface Screening {
  /** @throws Error when there is no answer now: the deposit waits, and the check is repeated */
  check(question: ScreeningQuestion): Promise<ScreeningAnswer>;
}
