// What the reasons of postings mean to a person who filters by them.

/** components/schemas/LedgerKind. */
export type LedgerKind =
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'trade'
  | 'fee'
  | 'option'
  | 'contract'
  | 'hosting'
  | 'subscription'
  | 'otc'
  | 'referral'
  | 'grant';

/** Every reason that a posting of a person may have in this product. */
const kindByReason: Readonly<Record<string, LedgerKind>> = {
  'sandbox.grant': 'grant',
  'spot.fee': 'fee',
  'spot.trade': 'trade',
  'wallet.transfer': 'transfer',
};

/** Kinds by which value comes to a person or leaves, other than by trading and its costs. */
const flowKinds: ReadonlySet<LedgerKind> = new Set(['deposit', 'withdrawal', 'otc', 'referral', 'grant']);

export function ledgerKindOf(reason: string): LedgerKind | undefined {
  return kindByReason[reason];
}

export function reasonsOf(kind: LedgerKind): string[] {
  return Object.keys(kindByReason).filter((reason) => kindByReason[reason] === kind);
}

/** Reasons of postings that are no gain or loss of a day, however much they change the total. */
export const flowReasons = Object.entries(kindByReason).flatMap(([reason, kind]) =>
  flowKinds.has(kind) ? [reason] : [],
);
