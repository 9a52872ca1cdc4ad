// Blocks that a provider has reported for a transfer. Its notices may be late, repeated and out of order: the state
// follows from all notices, not from the last one.
import type { DepositRow } from '../tables.ts';
import type { CustodyDeposit } from '../../../custody/notices/verifyWebhook.ts';

export interface ToldBlock {
  hash: string;
  height: number;
  /** Highest reported number. */
  confirmations: number;
  isReversed?: true;
  /** Highest number reported after the reversal: by an old notice, or because the chain contains it again. */
  again?: number;
}

/** Maximum number of blocks per transfer; chains do not replace the same blocks more often. */
const blocksMost = 16;

export const toldBlocksOf = ({ told_blocks }: Pick<DepositRow, 'told_blocks'>): ToldBlock[] =>
  JSON.parse(told_blocks) as ToldBlock[];

/** Adds the contents of a notice. */
export function withNotice(
  blocks: readonly ToldBlock[],
  { blockHash, height, confirmations, isReversed }: CustodyDeposit,
): ToldBlock[] {
  const known = blocks.find(({ hash }) => hash === blockHash) ?? {
    hash: blockHash,
    height,
    confirmations: 0,
  };
  const next: ToldBlock = isReversed
    ? { ...known, isReversed: true }
    : known.isReversed
      ? { ...known, again: Math.max(known.again ?? 0, confirmations) }
      : { ...known, confirmations: Math.max(known.confirmations, confirmations) };
  const others = blocks.filter(({ hash }) => hash !== blockHash);
  // The earliest reversed blocks are the least likely to return.
  const surplus = others.length + 1 - blocksMost;
  const left = new Set(others.filter((each) => each.isReversed).slice(0, Math.max(0, surplus)));
  return [...others.filter((each) => !left.has(each)), next];
}

/**
 * The block that contains the transfer according to all notices: a block with all confirmations first, then the one
 * with the most. A reversed block counts if it reached all confirmations afterwards and no other block has them; then
 * the desk reviews the deposit.
 */
export function holdingBlock(
  blocks: readonly ToldBlock[],
  needed: number,
): (ToldBlock & { isFinal: boolean }) | undefined {
  const standing = blocks.filter(({ isReversed }) => !isReversed);
  const [best] = standing.toSorted(
    (one, other) =>
      Math.min(needed, other.confirmations) - Math.min(needed, one.confirmations) ||
      other.height - one.height,
  );
  if (best) return { ...best, isFinal: best.confirmations >= needed };
  const again = blocks.find((each) => (each.again ?? 0) >= needed);
  return again && { ...again, isFinal: true };
}

/** Whether the provider has previously reported the current block as reversed. */
export function isTakenBackBefore(row: Pick<DepositRow, 'told_blocks' | 'block_hash'>): boolean {
  return toldBlocksOf(row).some(({ hash, isReversed }) => isReversed === true && hash === row.block_hash);
}
