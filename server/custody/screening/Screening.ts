// Whoever is asked where a deposit came from, before it is credited.

/** What is known of a transfer. */
export interface ScreeningQuestion {
  chain: string;
  hash: string;
  output: number;
  asset: string;
  /** Decimal text. */
  amount: string;
  /** Ours. */
  address: string;
  /** Who has sent it, as far as the chain says it. */
  from: readonly string[];
}

/** Listed: somebody has to look first. unknownSender: there is nothing to look for. */
export type ScreeningAnswer = 'clear' | 'listed' | 'unknownSender';

export interface Screening {
  /** @throws Error where it cannot be told now: the deposit waits, and is asked for again */
  check(question: ScreeningQuestion): Promise<ScreeningAnswer>;
}
