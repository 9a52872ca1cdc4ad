// Whoever has the keys and sends coins: the sandbox, or a custody provider.

export interface Payout {
  /** Of one attempt of one withdrawal: what was asked for by it once is not done again. */
  reference: string;
  chain: string;
  asset: string;
  /** Decimal text, what is received. */
  amount: string;
  address: string;
}

/**
 * accepted: it will be sent, and can be no more stopped. sent: its network has it, or will. failed: it was not sent and
 * never will be. short: it was not taken for want of coins, and may be asked for again.
 */
export type PayoutAnswer =
  | { state: 'accepted' | 'failed' | 'short' }
  | { state: 'sent'; hash: string; amount: string; confirmations: number };

export interface PayoutPort {
  /** @throws Error where nobody knows what became of it: it is looked up, and not asked for again */
  send(payout: Payout): Promise<PayoutAnswer>;
  /** @returns undefined where nothing was ever asked for by this reference. @throws Error where it cannot be told now */
  look(payout: Payout): Promise<PayoutAnswer | undefined>;
}

export const referenceOfAttempt = (id: bigint, attempt: bigint): string => `WD-${id}-${attempt}`;

/** @returns undefined of what is no reference of ours */
export function withdrawalOf(reference: string): { id: bigint; attempt: bigint } | undefined {
  const [, id, attempt] = /^WD-([1-9]\d{0,17})-([1-9]\d{0,8})$/.exec(reference) ?? [];
  return id === undefined ? undefined : { id: BigInt(id), attempt: BigInt(attempt!) };
}
