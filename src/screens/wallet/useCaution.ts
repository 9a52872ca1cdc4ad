import { useState } from 'react';
import { BigNumber } from 'bignumber.js';
import type { Remote, RemoteFailure } from '../../ui/loading/remoteData.ts';
import { nearerLiquidation, type NearerLiquidation, type OpenContracts } from './nearerLiquidation.ts';

/** What has to be known before money leaves the contract account. */
export type Caution =
  | { state: 'none' }
  /** Nobody knows yet what is open. */
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

/** What a transfer brings nearer, and whether its owner has said that they know. */
export function useCaution(contracts: Remote<OpenContracts>, leaving: Leaving) {
  const caution = cautionOf(contracts, leaving);
  // A tick is good for what stood beside it: another amount, another price, and it is given anew.
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
