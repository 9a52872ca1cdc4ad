// Payment provider that has the keys and sends coins: the sandbox, or a custody provider.

export interface Payout {
  /** Idempotency key of one attempt of one withdrawal: a repeat sends nothing. */
  reference: string;
  chain: string;
  asset: string;
  /** Amount received, decimal text. */
  amount: string;
  address: string;
}

/**
 * accepted: it will be sent and cannot be stopped any more. sent: its network has it, or will. failed: it was not sent
 * and never will be. short: not accepted for lack of coins, and may be requested again.
 */
export type PayoutAnswer =
  | { state: 'accepted' | 'failed' | 'short' }
  | { state: 'sent'; hash: string; amount: string; confirmations: number };

export interface PayoutPort {
  /** @throws Error where the outcome is unknown: the payment is looked up, and not requested again */
  send(payout: Payout): Promise<PayoutAnswer>;
  /**
   * @returns undefined where no payment was ever requested with this reference.
   * @throws Error where the state is unknown now
   */
  look(payout: Payout): Promise<PayoutAnswer | undefined>;
}

export const referenceOfAttempt = (id: bigint, attempt: bigint): string => `WD-${id}-${attempt}`;

/** @returns undefined for a reference that is not ours */
export function withdrawalOf(reference: string): { id: bigint; attempt: bigint } | undefined {
  const [, id, attempt] = /^WD-([1-9]\d{0,17})-([1-9]\d{0,8})$/.exec(reference) ?? [];
  return id === undefined ? undefined : { id: BigInt(id), attempt: BigInt(attempt!) };
}
