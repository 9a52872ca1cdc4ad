// Configured products that users place orders on.
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { Refusal } from '../refusal.ts';

/** Page size of compatible back ends. */
const perPage = 10;

export const offersOn = <Offer>(offered: readonly Offer[], page: string): readonly Offer[] =>
  offered.slice((Number(page) - 1) * perPage, Number(page) * perPage);

/** @param field the form field with the id @throws Refusal if no product has it */
export function requireOffer<Offer extends { id: number }>(
  offered: readonly Offer[],
  id: number,
  { reason, field }: { reason: RefusalReason; field: string },
): Offer {
  const offer = offered.find((each) => each.id === id);
  if (!offer) throw new Refusal(reason, { fields: { [field]: '' } });
  return offer;
}

/** @throws Refusal with the problem that contracts/rules found, and the nearest valid amount */
export function refuseAmount(
  problem: { reason: RefusalReason; nearest?: string; values?: Record<string, string> } | undefined,
  field = 'amount',
): void {
  if (!problem) return;
  const { reason, nearest = '', values } = problem;
  throw new Refusal(reason, { fields: { [field]: nearest }, ...(values && { values }) });
}
