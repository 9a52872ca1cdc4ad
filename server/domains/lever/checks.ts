// Rules of an order, as refusals.
import { checkLeverOrder, checkStops } from '../../../contracts/rules/leverOrder.ts';
import type { LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { PositionSide } from '../../../contracts/rules/lever.ts';
import { Refusal } from '../../refusal.ts';
import type { LeverContract } from './public/contracts.ts';
import { tradesMost } from './leverInput.ts';
import type { PlaceLever } from './leverInput.ts';

/** @throws Refusal with the first violated rule */
export function refuseBrokenOrder(
  contract: LeverContract,
  order: PlaceLever,
  { mark, own }: { mark: string; own: number },
): void {
  refuse(checkLeverOrder(contract, order, mark));
  if (own >= tradesMost) throw new Refusal('lever.tooMany', { values: { max: String(tradesMost) } });
}

interface Stops {
  takeProfit?: string | null | undefined;
  stopLoss?: string | null | undefined;
}

/**
 * @param about `reference` is the limit, or the mark; `liquidation` if known
 * @throws Refusal with the invalid field
 */
export function refuseBrokenStops(
  { rules }: LeverContract,
  stops: Stops,
  about: { side: PositionSide; reference: string; liquidation?: string | undefined },
): void {
  refuse(checkStops(rules, stops, about));
}

function refuse([problem]: readonly LeverProblem[]): void {
  if (!problem) return;
  const { reason, field, nearest = '', values } = problem;
  throw new Refusal(reason, { fields: { [field]: nearest }, values });
}
