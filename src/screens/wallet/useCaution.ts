import { useState } from 'react';
import { BigNumber } from 'bignumber.js';
import type { Remote, RemoteFailure } from '../../ui/loading/remoteData.ts';
import { nearerLiquidation, type NearerLiquidation, type OpenContracts } from './nearerLiquidation.ts';

/** Caution shown before money leaves the contract account. */
export type Caution =
  | { state: 'none' }
  /** Open positions are not loaded yet. */
  | { state: 'loading' }
  | RemoteFailure
  | { state: 'unreported' }
  | { state: 'nearer'; nearer: NearerLiquidation };

interface Leaving {
  coinId: number;
  /** Decimal text; undefined while nothing leaves the contract account. */
  amount: string | undefined;
}

function cautionOf(contracts: Remote<OpenContracts>, { coinId, amount }: Leaving): Caution {
  if (amount === undefined || !new BigNumber(amount).gt(0)) return { state: 'none' };
  if (contracts.state !== 'ready') return contracts;
  const nearer = nearerLiquidation(contracts.data, { coinId, amount });
  if (nearer === undefined) return { state: 'none' };
  return nearer === 'unreported' ? { state: 'unreported' } : { state: 'nearer', nearer };
}

/** Liquidation risk of a transfer, and whether the user has confirmed it. */
export function useCaution(contracts: Remote<OpenContracts>, leaving: Leaving) {
  const caution = cautionOf(contracts, leaving);
  // A confirmation applies only to the amount and price shown with it; when either changes, it must be given again.
  const about = JSON.stringify([
    ...[caution.state, leaving],
    ...(caution.state === 'nearer' ? [caution.nearer.id, caution.nearer.roomAfter] : []),
  ]);
  const [agreedTo, setAgreedTo] = useState<string>();
  const isAsked = caution.state !== 'none' && caution.state !== 'loading';
  return {
    caution,
    isAsked,
    isAgreed: agreedTo === about,
    agree: (agreed: boolean) => setAgreedTo(agreed ? about : undefined),
  };
}
