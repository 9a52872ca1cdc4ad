import type { OrderDraft } from './orderDraft.ts';

/** An order on its way, as it outlives the page: enough to show it again and to look it up. */
export interface KeptAttempt {
  draft: OrderDraft;
  clientOrderId: string;
  /** When it was first sent, in milliseconds. */
  at: number;
}

const keyOf = (account: string): string => `meridian.spot.attempt.${account}`;

function isKeptAttempt(value: unknown): value is KeptAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, clientOrderId, at } = value as Partial<KeptAttempt>;
  const isOrder = typeof draft?.pair?.symbol === 'string' && typeof draft.quantity === 'string';
  return isOrder && typeof clientOrderId === 'string' && typeof at === 'number';
}

/** The order of this account whose answer is not known; undefined without one, or where storage is forbidden. */
export function readAttempt(account: string | undefined): KeptAttempt | undefined {
  if (account === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(account)) ?? 'null');
    return isKeptAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Kept before the order is sent, so that a reload in the middle does not lose it. */
export function keepAttempt(account: string | undefined, { draft, clientOrderId, at }: KeptAttempt): void {
  if (account === undefined) return;
  try {
    sessionStorage.setItem(keyOf(account), JSON.stringify({ draft, clientOrderId, at }));
  } catch {
    // Forbidden or full: the order is then looked up for as long as the page is open.
  }
}

/** Forgets the order once its state is known; a later one that was kept meanwhile stays. */
export function forgetAttempt(account: string | undefined, clientOrderId: string): void {
  if (account === undefined || readAttempt(account)?.clientOrderId !== clientOrderId) return;
  try {
    sessionStorage.removeItem(keyOf(account));
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
