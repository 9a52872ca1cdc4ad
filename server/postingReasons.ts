// Why money moves in this product: every reason that a posting may have, from the domains that declare them.
import type { LedgerKind, ReasonMeaning, Reasons } from './ledger/ReasonMeaning.ts';
import { houseReasons } from './domains/market/sources/houseReasons.ts';
import { spotReasons } from './domains/spot/spotReasons.ts';
import { sessionReasons } from './domains/session/sessionReasons.ts';
import { walletReasons } from './domains/wallet/walletReasons.ts';

const declared = { ...sessionReasons, ...spotReasons, ...walletReasons, ...houseReasons };

export type PostingReason = keyof typeof declared;

const meanings: ReadonlyMap<string, ReasonMeaning> = new Map(
  Object.entries(declared satisfies Reasons).flatMap(([reason, meaning]) =>
    meaning === 'house' ? [] : [[reason, meaning] as const],
  ),
);

/** Of a posting that is kept; undefined for what a newer server or another one has written. */
export function meaningOf(reason: string): ReasonMeaning | undefined {
  return meanings.get(reason);
}

export function reasonsOf(kind: LedgerKind): string[] {
  return [...meanings].flatMap(([reason, meaning]) => (meaning.kind === kind ? [reason] : []));
}

/** Reasons of postings that are no gain or loss of a day. */
export const flowReasons = [...meanings].flatMap(([reason, { dayChange }]) =>
  dayChange === 'flow' ? [reason] : [],
);
